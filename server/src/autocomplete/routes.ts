import type { Autocomplete, AutocompleteName } from '@kasack/contract/autocomplete.ts'
import { autocompletes } from '@kasack/contract/autocomplete.ts'
import type { FastifyInstance } from 'fastify'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { readGiven, readPaging } from '../platform/list/list-request.ts'
import { describeAutocomplete } from '../platform/openapi/operation.ts'
import { pageLinks } from '../platform/list/page-links.ts'
import { Refusal, refusalTexts } from '../platform/text/refusal.ts'
import { refuseCrowd, turns } from '../platform/request/turn.ts'
import type { StoredName } from './list.ts'
import { sources } from './list.ts'
import { findItems } from './queries.ts'
import { fixedItems, fixedLists, pageOf } from './rules.ts'

/** Serves the choices of selects: a plain list, or one page if `page` or `page_size` is given. */
export function autocompleteRoutes(app: FastifyInstance, platform: Platform): void {
  for (const [name, offer] of Object.entries(autocompletes) as [AutocompleteName, Autocomplete][]) {
    const takeTurn = turns(room)
    endpoint(app, platform, `/autocompletes/${name}`, {
      methods: {
        GET: {
          access: offer.access,
          compressed: true,
          handle: async (call) => (await takeTurn(String(call.caller.id), () => answer(name, offer, call))) ?? refuseCrowd(5),
          docs: describeAutocomplete(name, offer.item, offer.parameters),
        },
      },
    })
  }
}

/** A thousand items keep the process busy for a while. This lets it serve other requests in between. */
const room = { atOnce: 2, waiting: 1000, ofOneClient: 100 }

async function answer(name: AutocompleteName, { parameters, inactive }: Autocomplete, call: Call) {
  const asked = readGiven(parameters, call.query)
  const paging = readPages(call.query)
  const fixed = fixedLists[name]
  const { count, items } = fixed
    ? pageOf(fixedItems(fixed, asked, call.language), paging)
    : await findItems(call.db, sources[name as StoredName], {
        asked,
        activeOnly: inactive === 'never' || (inactive === 'on_request' && asked['is_active'] === undefined),
        paging,
        caller: call.caller,
      })
  if (!paging) return items
  if (items.length === 0 && paging.page > 1) throw new Refusal(404, refusalTexts.invalid_page)
  return { count, ...pageLinks(call, paging, count), results: items }
}

/** The requested page; null for the whole list. */
function readPages(given: Record<string, string>): { page: number; size: number } | null {
  if (!given['page'] && !given['page_size']) return null
  const { page, size } = readPaging(given)
  if (page === null) throw new Refusal(404, refusalTexts.invalid_page)
  return { page, size }
}
