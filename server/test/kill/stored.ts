import type { Facility } from './journal.ts'

/** Types and tags of the first start and groups of our own, as a facility shows them. */
export async function makeReferences(address: string, headers: Record<string, string>) {
  const get = async (path: string) =>
    ((await (await fetch(`${address}/api/v0${path}`, { headers })).json()) as { results: Facility[] }).results
  const named = ({ id, name }: Facility) => ({ id, name })
  const groups = []
  for (const name of ['Nord', 'Süd']) {
    const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify({ name }) }
    const { id } = (await (await fetch(`${address}/api/v0/facilitygroups.json/`, init)).json()) as Facility
    groups.push({ id, name, comments: '' })
  }
  const [types, tags] = [await get('/lookups/facility-types.json/'), await get('/lookups/tags.json/?sort=name')]
  return { types: types.map(named), tags: tags.map(named), groups }
}

/** Every facility, by id. */
export async function readAll(address: string, headers: Record<string, string>): Promise<Map<number, Facility>> {
  const stored = new Map<number, Facility>()
  for (let next: string | null = '/api/v0/facilities.json/?size=1000'; next !== null;) {
    const page = (await (await fetch(`${address}${next}`, { headers })).json()) as { next: string | null; results: Facility[] }
    for (const one of page.results) stored.set(one.id, one)
    next = page.next && new URL(page.next).pathname + new URL(page.next).search
  }
  return stored
}
