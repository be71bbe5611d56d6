/** The whole of a page, its addresses written by hand. */
export function pageText(url: string, { page, size, count }: { page: number; size: number; count: number }, results: unknown[]): string {
  return JSON.stringify({
    count,
    next: page * size < count ? at(url, page + 1) : null,
    previous: page > 1 ? at(url, page - 1) : null,
    results,
  })
}

function at(url: string, page: number): string {
  const [path, search] = url.split('?')
  const query = new URLSearchParams(search)
  query.set('page', `${page}`)
  return `${path}?${query}`
}
