"""Pictures of what one sees of the access methods, to be looked at."""
from pathlib import Path

from glue import Tiles, scan

SIZE = {"width": 1024, "height": 768}
PHONE = {"width": 320, "height": 640}


def write(browser, folder):
    """Writes every state worth looking at as a PNG."""
    Path(folder).mkdir(parents=True, exist_ok=True)

    def take(tiles, name, theme=None):
        if theme:
            tiles.run(f"document.documentElement.dataset.theme = '{theme}'")
        tiles.settle()
        tiles.page.screenshot(path=f"{folder}/{name}.png")
        tiles.page.context.close()

    for theme in ("calm", "dark", "yellowOnBlack"):
        tiles = Tiles(browser, [], scan(scan_pattern="linear"), viewport=SIZE)
        tiles.wait(5000)
        take(tiles, f"item-{theme}", theme)
        tiles = Tiles(browser, [], scan(), viewport=SIZE)
        tiles.wait(1000)
        take(tiles, f"row-{theme}", theme)
        tiles = Tiles(browser, [], {"access": "dwell"}, viewport=SIZE)
        tiles.page.mouse.move(5, 300)
        tiles.move("bread")
        tiles.wait(800)
        take(tiles, f"dwell-{theme}", theme)
    tiles = Tiles(browser, [], scan(), viewport=SIZE)
    tiles.wait(1000)
    tiles.press()
    tiles.wait(2000)
    take(tiles, "in-row")
    tiles = Tiles(browser, [], scan(lang="es"), viewport=SIZE)
    tiles.press()
    tiles.wait(3000)
    tiles.page.keyboard.down("Escape")
    tiles.wait(1000)
    take(tiles, "back-and-leaving")
    tiles = Tiles(browser, [], scan(lang="pt"), viewport=PHONE)
    take(tiles, "phone")
    tiles = Tiles(browser, [], {"access": "dwell", "lang": "es"}, viewport=PHONE)
    tiles.page.mouse.move(5, 300)
    tiles.page.locator(".aac-rest").hover()
    tiles.wait(1300)
    take(tiles, "phone-resting")
    tiles = Tiles(browser, [], scan(), viewport=SIZE, forced_colors="active")
    take(tiles, "forced-colours")
    tiles = Tiles(browser, [], {"press-on": "press", "press-hold": 800}, viewport=SIZE)
    tiles.move("help")
    tiles.page.mouse.down()
    tiles.wait(600)
    take(tiles, "held")
