/** The requested page and its limit clause: the first page needs no offset. */
export function pageOf(query: Record<string, string>): { page: number; size: number; limit: string } {
  const [page, size] = [Number(query['page'] ?? 1), Number(query['size'] ?? query['page_size'] ?? 10)]
  return { page, size, limit: page === 1 ? `limit ${size}` : `limit ${size} offset ${(page - 1) * size}` }
}

/** A whole page, with its links written by hand. */
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
