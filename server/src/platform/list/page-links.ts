import type { Call } from '../request/call.ts'
import type { ListRequest } from './list-request.ts'
import { partsOf } from '../connection/path.ts'

type LinkContext = Pick<Call, 'publicUrl'> & { request: { originalUrl: string } }

/** The addresses of the next and the previous page: PUBLIC_URL, the requested path, the same query with `page` set. */
export function pageLinks({ publicUrl, request }: LinkContext, { page, size }: Pick<ListRequest, 'page' | 'size'>, count: number) {
  const { path, query } = partsOf(request.originalUrl)
  const at = (number: number) => {
    const parameters = new URLSearchParams(query)
    parameters.set('page', String(number))
    return `${publicUrl}${path}?${parameters}`
  }
  const here = page ?? 1
  return { next: here * size < count ? at(here + 1) : null, previous: here > 1 ? at(here - 1) : null }
}
