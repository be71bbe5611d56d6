import { pointFields, vacancyPointFields } from '@kasack/contract/map-point.ts'
import type { CallByHand } from '../call.ts'
import { run } from '../server/statement.ts'

const route = '/api/v0/map-points.json/'

const names = (list: string) => `(
  select '[' || coalesce(string_agg('{"id":' || id || ',"name":' || to_json(name) || '}', ',' order by "order", id), '') || ']' from ${list})`

const written = (points: string) => `
  select coalesce(string_agg(
    '[' || id || ',' || to_json(name) || ',' || latitude || ',' || longitude || ',' || to_json(place) || ',' || coalesce(trade::text, 'null')
      || ',' || coalesce('"' || federal_state || '"', 'null') || ',' || is_active || ',' || is_approximate || ']', ',' order by id
  ), '') from (${points}) point`

const home = `concat_ws(' ', nullif(postal_code, ''), nullif(city, ''))`

const facilities = written(`
  select id, name, address_latitude as latitude, address_longitude as longitude, ${home} as place, facility_type_id as trade,
    federal_state, is_active, address_is_approximate as is_approximate
  from facility where address_latitude is not null and address_longitude is not null`)

const wish = 'preferred_location_latitude is not null and preferred_location_longitude is not null'
const employees = written(`
  select id, name,
    case when ${wish} then preferred_location_latitude else address_latitude end as latitude,
    case when ${wish} then preferred_location_longitude else address_longitude end as longitude,
    case when ${wish} and preferred_postal_code <> postal_code then preferred_postal_code else ${home} end as place,
    exam_id as trade, federal_state, is_active,
    case when ${wish} then preferred_location_is_approximate else address_is_approximate end as is_approximate
  from employee where (${wish}) or (address_latitude is not null and address_longitude is not null)`)

const vacancies = `
  select coalesce(string_agg(
    '[' || vacancy.id || ',' || to_json(shown_name) || ',' || facility_id || ',' || vacancy_type_id || ',[' || coalesce(exams, '') || '],"'
      || date_lower || '",' || coalesce('"' || date_upper || '"', 'null') || ',' || number_of_positions - number_of_bookings || ']',
    ',' order by vacancy.id
  ), '')
  from vacancy
  join facility on facility.id = facility_id and address_latitude is not null and address_longitude is not null
  left join (select vacancy_id, string_agg(exam_id::text, ',' order by exam_id) as exams from vacancy_exam group by vacancy_id) named
    on vacancy_id = vacancy.id
  where shown_status = 'open' and (date_upper is null or date_upper >= (now() at time zone 'Europe/Berlin')::date)`

export const call: CallByHand = {
  route,
  measured: { 'the points of the overview map': [route] },
  async answer({ db }) {
    const [[lists], [facility], [employee], [vacancy]] = await Promise.all([
      run<[string, string, string]>(db, `select ${names('facility_type')}, ${names('exam')}, ${names('vacancy_type')}`),
      run<[string]>(db, facilities),
      run<[string]>(db, employees),
      run<[string]>(db, vacancies),
    ])
    const [types, exams, vacancyTypes] = lists!
    return (
      `{"fields":${JSON.stringify(pointFields)},"facility_types":${types},"exams":${exams},"facilities":[${facility![0]}],` +
      `"employees":[${employee![0]}],"vacancy_types":${vacancyTypes},"vacancy_fields":${JSON.stringify(vacancyPointFields)},"vacancies":[${vacancy![0]}]}`
    )
  },
}
