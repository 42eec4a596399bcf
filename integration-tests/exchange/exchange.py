"""Writes the items of the exchange with boto3, or reads what the repository wrote and compares every value."""

import sys
from decimal import Decimal

import boto3
from boto3.dynamodb.conditions import Key
from boto3.dynamodb.types import Binary

BYTES = bytes([0, 1, 127, 128, 255])

# Each item in full, as it has to stand in the table.
ITEMS = [
    {
        "PK": "CRATE#c1",
        "SK": "ITEM#0007",
        "GSI1PK": "COLOUR#RED",
        "GSI1SK": "2026-02-28",
        "owner": "c1",
        "no": Decimal(7),
        "colour": "RED",
        "day": "2026-02-28",
        "at": "2026-02-28T23:59:59.123456789Z",
        "price": Decimal("-12345678901234567890.123456789"),
        "tiny": Decimal("1E-130"),
        "huge": Decimal("9.9E+36"),
        "weight": Decimal("0.1"),
        "count": Decimal(-9223372036854775808),
        "fragile": True,
        "text": 'é \U0001f600 " \\ \n \u0000 #',
        "empty": "",
        "data": Binary(BYTES),
        "id": "00000000-0000-0001-0000-000000000002",
        "names": {"a", "\u00e9", "\U0001f600"},
        "numbers": {Decimal("1"), Decimal("-2.5"), Decimal("1E+30")},
        "list": ["x", "", "x"],
        "size": {"width": Decimal("1.50"), "unit": "cm", "labels": {"de": ["breit"], "x": []}},
        "parts": [{"width": Decimal(0), "unit": "", "labels": {}}],
        "byName": {"k.1": {"width": Decimal(2), "unit": "m", "labels": {"x": ["y", "z"]}}},
    },
    {
        "PK": "CRATE#c1",
        "SK": "ITEM#-9998",
        "owner": "c1",
        "no": Decimal(-1),
        "colour": "BLUE",
        "day": "0000-01-01",
        "at": "1970-01-01T00:00:00.000000000Z",
        "price": Decimal(0),
        "tiny": Decimal("-1E-130"),
        "huge": Decimal("-9.9E+36"),
        "weight": Decimal("-1.5E+36"),
        "count": Decimal(9223372036854775807),
        "fragile": False,
        "text": "-",
        "empty": "",
        "note": "there",
        "data": Binary(b""),
        "id": "ffffffff-ffff-ffff-ffff-ffffffffffff",
        "list": [],
        "size": {"width": Decimal("0.01"), "unit": "u", "labels": {}},
        "parts": [],
        "byName": {},
    },
]


def table(endpoint, name):
    resource = boto3.resource(
        "dynamodb",
        endpoint_url=endpoint,
        region_name="us-east-1",
        aws_access_key_id="partita",
        aws_secret_access_key="partita",
    )
    return resource.Table(name)


def write(target):
    for item in ITEMS:
        target.put_item(Item=item)


def read(source):
    found = source.query(KeyConditionExpression=Key("PK").eq("CRATE#c1"), ConsistentRead=True)["Items"]
    wanted = sorted(ITEMS, key=lambda item: item["SK"])
    differences = []
    if len(found) != len(wanted):
        differences.append(f"{len(found)} items instead of {len(wanted)}")
    for item, expected in zip(found, wanted):
        for name in sorted(item.keys() | expected.keys()):
            value, other = item.get(name), expected.get(name)
            if type(value) is not type(other) or value != other:
                differences.append(f"{expected['SK']} {name}: {value!r} instead of {other!r}")
    return differences


def main(action, endpoint, name):
    target = table(endpoint, name)
    if action == "write":
        write(target)
        return 0
    differences = read(target)
    print("\n".join(differences))
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
