/** Every path below /api/v0 is served as `x/`, `x.json/`, `x.json` and `x` (G01); this is `x`. */
export function canonicalPath(url: string): string {
  if (!url.startsWith('/api/v0/')) return url
  const [path = '', ...search] = url.split('?')
  return [path.replace(/\/$/, '').replace(/\.json$/, ''), ...search].join('?')
}
