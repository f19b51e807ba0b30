"""Packages of boards for measurements: many COUNT OUT, pack FOLDER OUT, import RESULT."""

import base64
import json
import pathlib
import sys
import zipfile

PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQAY3Y2wAAAAAElFTkSuQmCC"
)


def board(number, count):
    """A board of 8 by 5 buttons with pictures of their own, the last of which opens the next board."""
    ids = [str(place) for place in range(40)]
    buttons = [
        {"id": i, "label": f"palabra {number} {i}", "image_id": f"{number}-{i}", "background_color": "rgb(255, 242, 128)"}
        for i in ids
    ]
    following = str((number + 1) % count)
    buttons[-1]["load_board"] = {"id": following, "path": f"boards/{following}.obf"}
    images = [
        {"id": f"{number}-{i}", "path": f"images/{number}-{i}.png", "width": 1, "height": 1, "content_type": "image/png"}
        for i in ids
    ]
    return {
        "format": "open-board-0.1", "id": str(number), "locale": "es", "name": f"Tablero {number}",
        "buttons": buttons, "images": images, "sounds": [],
        "grid": {"rows": 5, "columns": 8, "order": [ids[row * 8 : row * 8 + 8] for row in range(5)]},
    }


def many(count, out):
    boards = [board(number, count) for number in range(count)]
    paths = {
        "boards": {b["id"]: f"boards/{b['id']}.obf" for b in boards},
        "images": {i["id"]: i["path"] for b in boards for i in b["images"]},
        "sounds": {},
    }
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as package:
        manifest = {"format": "open-board-0.1", "root": "boards/0.obf", "paths": paths}
        package.writestr("manifest.json", json.dumps(manifest))
        for b in boards:
            package.writestr(paths["boards"][b["id"]], json.dumps(b))
            for image in b["images"]:
                package.writestr(image["path"], PICTURE + bytes(4_000))


def pack(folder, out):
    root = pathlib.Path(folder)
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as package:
        for path in sorted(root.rglob("*")):
            if path.is_file():
                package.write(path, path.relative_to(root).as_posix())


match sys.argv[1:]:
    case ["many", count, out]:
        many(int(count), out)
    case ["pack", folder, out]:
        pack(folder, out)
    case ["import", result]:
        median = json.load(open(result, encoding="utf-8"))["results"][0]["median"]
        print(f"import of 80 boards with 3,200 pictures: {median:.2f} s (aim: 1 s)")
    case _:
        sys.exit(__doc__)
