import createClient from 'openapi-fetch'
import type { components, paths } from './generated/kasack.ts'

type Facility = components['schemas']['Facility']

/** What another program would write with the types generated from the API description: compiled separately, run by the test. */
export async function useTheApi(baseUrl: string, headers: Record<string, string>) {
  const kasack = createClient<paths>({ baseUrl, headers, querySerializer: { array: { style: 'form', explode: false } } })

  const choices = await kasack.GET('/api/v0/autocompletes/facility-types.json')
  const [type] = Array.isArray(choices.data) ? choices.data : []
  if (!type) throw new Error('there is no type of facility')

  const created = await kasack.POST('/api/v0/facilities.json', {
    body: { name: 'Haus Linde', facility_type: { id: type.id }, city: 'Ulm' },
  })
  if (!created.data) throw new Error(JSON.stringify(created.error))
  const { id }: Facility = created.data

  const found = await kasack.GET('/api/v0/facilities.json', {
    params: { query: { facility_type__id: [type.id, 0], is_active: [true], sort: ['-name', 'id'], size: 5 } },
  })
  const changed = await kasack.PATCH('/api/v0/facilities/{id}.json', {
    params: { path: { id } },
    body: { tags: null, followup_date: '1999-01-01' },
  })
  const removed = await kasack.DELETE('/api/v0/facilities/{id}.json', { params: { path: { id } } })

  return {
    type: created.data.facility_type?.name,
    found: found.data?.results.map(({ name, city }) => `${name}, ${city}`),
    refused: changed.error && changed.response.status === 400 ? Object.keys(changed.error.errors) : [],
    removed: removed.response.status,
  }
}
