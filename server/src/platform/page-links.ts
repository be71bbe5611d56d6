import type { Call } from './call.ts'
import type { ListRequest } from './list-request.ts'

/** The addresses of the pages beside this one: PUBLIC_URL, the requested path, the same query with `page` set. */
export function pageLinks({ publicUrl, request }: Call, { page, size }: Pick<ListRequest, 'page' | 'size'>, count: number) {
  const at = (number: number) => {
    const [path = '', search = ''] = request.originalUrl.split('?')
    const parameters = new URLSearchParams(search)
    parameters.set('page', String(number))
    return `${publicUrl}${path}?${parameters}`
  }
  const here = page ?? 1
  return { next: here * size < count ? at(here + 1) : null, previous: here > 1 ? at(here - 1) : null }
}
