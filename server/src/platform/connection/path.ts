/** Every path below /api/v0 is served as `x/`, `x.json/`, `x.json` and `x` (G01); this is `x`. */
export function canonicalPath(url: string): string {
  const { path, query } = partsOf(url)
  return path.startsWith('/api/v0/') ? readable(path.replace(/\/$/, '').replace(/\.json$/, '')) + query : path + query
}

/** The path, and the query with its question mark; a proxy may put the host in front (RFC 9112, 3.2.2). */
export function partsOf(url: string): { path: string; query: string } {
  const address = url.replace(/^https?:\/\/[^/?]*/i, '')
  const end = address.indexOf('?')
  return end === -1 ? { path: address, query: '' } : { path: address.slice(0, end), query: address.slice(end) }
}

/** Encodes the percent signs of a path that cannot be decoded: it is then an unknown path, and the guards refuse it in their order. */
function readable(path: string): string {
  try {
    decodeURIComponent(path)
    return path
  } catch {
    return path.replaceAll('%', '%25')
  }
}
