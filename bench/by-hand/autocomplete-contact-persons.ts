import type { CallByHand } from '../call.ts'
import { pageOf, pageText } from '../server/page.ts'
import { selectColumns } from '../server/selection.ts'
import { german, plain, ref } from '../server/sql.ts'
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
    const { page, size, limit } = pageOf(query)
    const { name__icontains: part, facility__id: facility } = query
    const condition = part
      ? 'contact_person.name_search like $1'
      : '(facility_id = $1 or facility_group_id = (select facility_group_id from facility where id = $1))'
    const order = `${german('contact_person.last_name')}, ${german('contact_person.first_name')}, contact_person.id`
    const { rows, count } = await runPage(db, {
      rows: {
        columns,
        from: `(select * from contact_person where ${condition} and is_active order by ${order} ${limit}) contact_person
          left join facility on facility.id = contact_person.facility_id
          left join facility_group on facility_group.id = contact_person.facility_group_id
          order by ${order}`,
      },
      count: `select count(*)::int from contact_person where ${condition} and is_active`,
      values: [part ? `%${part}%` : facility],
      page,
    })
    return pageText(url, { page, size, count }, rows)
  },
}

const columns = selectColumns({
  ...plain('contact_person', 'id', 'name'),
  full_name: 'contact_person.name',
  email: 'contact_person.email',
  facility: ref('facility.id', 'facility'),
  facility_group: ref('facility_group.id', 'facility_group'),
})
