import type { CallByHand } from '../call.ts'
import { pageText } from '../server/page.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/autocompletes/contact-persons.json/'
const asking = (...queries: string[]) => queries.map((query) => `${route}?${query}&page_size=50`)

export const call: CallByHand = {
  route,
  measured: {
    'choices of contact persons of a facility': asking('facility__id=4711', 'facility__id=815'),
    'choices of contact persons, typed': asking('name__icontains=nachname%2077', 'name__icontains=vorname%2011%20nach'),
  },
  async answer({ db, query, url }) {
    const [page, size] = [Number(query['page'] ?? 1), Number(query['page_size'])]
    const { name__icontains: part, facility__id: facility } = query
    const condition = part
      ? 'contact_person.name_search like $1'
      : '(facility_id = $1 or facility_group_id = (select facility_group_id from facility where id = $1))'
    const order = 'fold(last_name) collate "de-x-icu", fold(first_name) collate "de-x-icu", contact_person.id'
    const { rows, count } = await runPage(db, {
      rows: `
        select person.id, person.name, person.email, facility.id, facility.name, facility_group.id, facility_group.name
        from (select * from contact_person where ${condition} and is_active order by ${order} limit ${size}) person
        left join facility on facility.id = person.facility_id
        left join facility_group on facility_group.id = person.facility_group_id
        order by ${order.replace('contact_person', 'person')}`,
      count: `select count(*)::int from contact_person where ${condition} and is_active`,
      values: [part ? `%${part}%` : facility],
      page,
    })
    const ref = (id: unknown, name: unknown) => (id === null ? null : { id, name })
    const results = rows.map(([id, name, email, facilityId, facilityName, groupId, groupName]) => ({
      id,
      name,
      full_name: name,
      email,
      facility: ref(facilityId, facilityName),
      facility_group: ref(groupId, groupName),
    }))
    return pageText(url, { page, size, count }, results)
  },
}
