/** Every path below /api/v0 is served as `x/`, `x.json/`, `x.json` and `x` (G01); this is `x`. */
export function canonicalPath(url: string): string {
  const address = url.replace(/^https?:\/\/[^/?]*/i, '') // a proxy may write the host before the path (RFC 9112, 3.2.2)
  if (!address.startsWith('/api/v0/')) return address
  const [path = '', ...search] = address.split('?')
  return [readable(path.replace(/\/$/, '').replace(/\.json$/, '')), ...search].join('?')
}

/** Its percent signs themselves encoded where they encode no text: such a path is an unknown one, and refused in its turn. */
function readable(path: string): string {
  try {
    decodeURIComponent(path)
    return path
  } catch {
    return path.replaceAll('%', '%25')
  }
}
