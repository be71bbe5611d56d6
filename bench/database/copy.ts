import pg from 'pg'

/** A disposable copy of a database, on the same server. The original must have no connections. */
export async function copyDatabase(url: string, name: string): Promise<{ url: string; remove: () => Promise<void> }> {
  const asAdmin = async (...statements: string[]) => {
    const admin = new pg.Client({ connectionString: sibling(url, 'postgres') })
    await admin.connect()
    for (const statement of statements) await admin.query(statement)
    await admin.end()
  }
  const original = new URL(url).pathname.slice(1)
  const drop = `drop database if exists ${name} with (force)`
  await asAdmin(drop, `create database ${name} template "${original}" strategy file_copy`)
  return { url: sibling(url, name), remove: () => asAdmin(drop) }
}

/** Another database on the same server. */
export function sibling(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}
