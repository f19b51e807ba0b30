"""Prints the schema of a database as Tests/AACStoreTests/Fixtures/schema.sql records it.

    python3 script/lib/schema.py FILE > Tests/AACStoreTests/Fixtures/schema.sql
"""

import sqlite3
import sys

QUERY = """
    SELECT sql FROM sqlite_master
    WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'
    ORDER BY tbl_name, type DESC, name
    """

with sqlite3.connect(f"file:{sys.argv[1]}?mode=ro", uri=True) as database:
    print("\n".join(f"{sql};\n" for (sql,) in database.execute(QUERY)), end="")
