import { placementTexts } from '@kasack/contract/placement.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { texts } from './texts.ts'

const { a, as } = await testApp()
const anna = await as({
  permissions: ['vacancies.view_booking', 'vacancies.add_booking', 'employees.view_employee', 'vacancies.add_absence'],
})
const terms = { charge_rate: 48, working_hours_month: 160, expenses: 0, employee_transportation_expenses: 'daily', accommodation: 'no' }
const days = (lower: string, upper: string | null) => ({ lower: `2026-${lower}`, upper: upper && `2026-${upper}` })
const book = (sent: object) => anna.post('/bookings.json/', { ...terms, ...sent })
const patch = (id: number, sent: object) => anna.patch(`/bookings/${id}.json/`, sent)
const vacancyOf = async (id: number) => (await anna.get(`/vacancies/${id}.json/`)).body

/** An employee who fills the only position of a vacancy in July. */
async function filled(upper: string | null = '07-31') {
  const facility = await a.facility()
  const vacancy = await a.vacancy({ facility, number_of_positions: 1 })
  const employee = await a.employee({ first_name: 'Eva', last_name: 'Beispiel' })
  const first = await a.booking({ vacancy, employee, date_range: days('07-01', upper) })
  const renew = (sent: object = {}) =>
    book({ vacancy, employee, booking_type: 'renewal', continues: first, date_range: days('08-01', '08-31'), ...sent })
  return { facility, vacancy, employee, first, renew }
}

describe('continuing', () => {
  test('a renewal that continues a booking has its position, and both are known by name', async () => {
    const { vacancy, employee, first, renew } = await filled()
    expect((await renew({ continues: undefined })).body.errors).toEqual({ vacancy: [placementTexts.full.en] })
    const { status, body } = await renew()
    expect([status, body.continues]).toEqual([201, { id: first, name: 'Eva Beispiel, 01.07.2026' }])
    expect((await anna.get(`/bookings/${first}.json/`)).body.continued_by).toEqual({ id: body.id, name: 'Eva Beispiel, 01.08.2026' })
    const next = await renew({ continues: body.id, date_range: days('09-01', null) })
    expect([next.status, await vacancyOf(vacancy)]).toMatchObject([201, { number_of_bookings: 1, status: 'filled' }])
    expect((await book({ vacancy, employee, date_range: days('10-01', null) })).status).toBe(400)
  })

  test('once the continued booking is over by an act, its continuation counts by itself', async () => {
    for (const end of [(id: number) => patch(id, { cancelled: true }), (id: number) => anna.remove(`/bookings/${id}.json/`)]) {
      const { vacancy, first, renew } = await filled()
      const { body } = await renew()
      expect((await end(first)).status).toBeLessThan(300)
      expect(await vacancyOf(vacancy)).toMatchObject({ number_of_bookings: 1, status: 'filled' })
      expect((await anna.remove(`/bookings/${body.id}.json/`)).status).toBe(204)
      expect(await vacancyOf(vacancy)).toMatchObject({ number_of_bookings: 0, status: 'open' })
    }
  })

  test('a replacement continues what was ended early in its free position', async () => {
    const { vacancy, employee, first } = await filled()
    expect((await patch(first, { date_range: { lower: '2026-06-01' } })).status).toBe(200)
    const ended = await patch(first, { terminated: true })
    expect([ended.status, ended.body.former_upper]).toEqual([200, '2026-07-31'])
    const other = await a.employee()
    const replace = () =>
      book({ vacancy, employee: other, booking_type: 'replacement', replacement_for: employee, continues: first, date_range: days('06-11', '07-31') }) // prettier-ignore
    expect([(await replace()).status, (await vacancyOf(vacancy)).number_of_bookings]).toEqual([201, 1])
    expect((await replace()).body.errors).toEqual({ vacancy: [placementTexts.full.en], continues: [texts.continued_already.en] })
  })

  test.each([
    ['of somebody else', async () => ({ employee: await a.employee() }), texts.continued_employee],
    ['that is new', async () => ({ booking_type: 'new_deployment' }), texts.continued_employee],
    ['from its last day on', async () => ({ date_range: days('07-31', null) }), texts.continued_days],
    ['elsewhere', async ({ facility }: { facility: number }) => ({ vacancy: await a.vacancy({ facility }) }), texts.continued_place],
    ['of a type', async ({ facility }: { facility: number }) => ({ vacancy: null, facility, vacancy_type: await a.lookup('vacancy_type') }), texts.continued_place], // prettier-ignore
  ])('no booking is continued by one %s', async (_, changed, text) => {
    const world = await filled()
    const { status, body } = await world.renew(await changed(world))
    expect([status, body.errors.continues]).toEqual([400, [text.en]])
  })

  test('neither one without an end, nor one that is cancelled, nor one that is continued already', async () => {
    const open = await filled(null)
    expect((await open.renew()).body.errors).toEqual({ continues: [texts.continued_days.en] })
    const { first, renew } = await filled()
    const { body } = await renew()
    expect((await renew()).body.errors).toEqual({ continues: [texts.continued_already.en] })
    await patch(body.id, { cancelled: true })
    expect((await renew()).status).toBe(201)
    await patch(first, { cancelled: true })
    expect((await renew()).body.errors.continues).toContain(texts.continued_cancelled.en)
    expect((await renew({ continues: 999_999 })).body.errors.continues).toEqual([problemTexts.unknown_reference.en])
  })

  test('without a vacancy facility and type are the same', async () => {
    const [facility, employee] = [await a.facility(), await a.employee()]
    const [vacancy_type, other] = [await a.lookup('vacancy_type', 'Nachtwache'), await a.lookup('vacancy_type')]
    const first = await a.booking({ facility, vacancy_type, employee, date_range: days('07-01', '07-31') })
    const renewal = { facility, employee, booking_type: 'renewal', continues: first, date_range: days('08-01', null) }
    const elsewhere = { facility: await a.facility(), vacancy_type }
    for (const place of [{ vacancy_type: other }, elsewhere])
      expect((await book({ ...renewal, ...place })).body.errors).toEqual({ continues: [texts.continued_place.en] })
    expect((await book({ ...renewal, vacancy_type })).status).toBe(201)
  })

  test('later neither of both moves, and they never share a day', async () => {
    const { facility, vacancy, first, renew } = await filled()
    const second = (await renew()).body.id
    const elsewhere = await a.vacancy({ facility, number_of_positions: 9 })
    for (const id of [first, second])
      expect((await patch(id, { vacancy: elsewhere })).body.errors).toEqual({ continues: [texts.continued_moves.en] })
    for (const [id, date_range] of [
      [first, { upper: '2026-08-01' }],
      [first, { upper: null }],
      [second, { lower: '2026-07-31' }],
    ] as const)
      expect((await patch(id, { date_range })).body.errors).toEqual({ continues: [texts.continued_overlaps.en] })
    expect((await patch(first, { date_range: { upper: '2026-07-30' } })).status).toBe(200)
    expect((await patch(second, { date_range: { lower: '2026-07-31' }, continues: null })).body.continues).toMatchObject({ id: first })
    expect((await patch(second, { vacancy })).status).toBe(200)
    await patch(first, { cancelled: true })
    expect((await patch(second, { vacancy: elsewhere })).status).toBe(200)
  })

  test('a continuation may be put before what it continues, and both are changed as before', async () => {
    const { first, renew } = await filled()
    const second = (await renew()).body.id
    expect((await patch(second, { date_range: days('06-15', '06-30') })).status).toBe(200)
    expect((await patch(first, { notes: 'Danke!' })).status).toBe(200)
    expect((await patch(first, { date_range: { lower: '2026-06-30' } })).body.errors).toEqual({ continues: [texts.continued_overlaps.en] })
    expect((await patch(second, { date_range: { upper: null } })).body.errors).toEqual({ continues: [texts.continued_overlaps.en] })
  })
})

describe('standing in', () => {
  /** Her July with an absence of ten days, and another employee to stand in. */
  async function absent() {
    const world = await filled()
    await a.absence({ employee: world.employee, date_range: { lower: '2026-07-06', upper: '2026-07-10' } })
    await a.absence({ employee: world.employee, date_range: { lower: '2026-07-11', upper: '2026-07-15' } })
    const other = await a.employee()
    const { vacancy, employee: replacement_for, first: stands_in_for } = world
    const stand = (sent: object = {}) =>
      book({ vacancy, employee: other, booking_type: 'replacement', replacement_for, stands_in_for, date_range: days('07-06', '07-15'), ...sent }) // prettier-ignore
    return { ...world, stand }
  }

  test('a stand-in has the position of who is away, and counts itself once that booking is gone', async () => {
    const { vacancy, first, stand } = await absent()
    const { status, body } = await stand()
    expect([status, body.stands_in_for]).toEqual([201, { id: first, name: 'Eva Beispiel, 01.07.2026' }])
    expect(await vacancyOf(vacancy)).toMatchObject({ number_of_bookings: 1 })
    await patch(first, { cancelled: true })
    expect(await vacancyOf(vacancy)).toMatchObject({ number_of_bookings: 1, status: 'filled' })
    await patch(body.id, { cancelled: true })
    expect(await vacancyOf(vacancy)).toMatchObject({ number_of_bookings: 0, status: 'open' })
  })

  test('once that booking is ended early, the stand-in counts itself', async () => {
    const { vacancy, first, stand } = await absent()
    await patch(first, { date_range: { lower: '2026-06-01' } })
    expect((await stand()).status).toBe(201)
    expect((await patch(first, { terminated: true })).status).toBe(200)
    expect(await vacancyOf(vacancy)).toMatchObject({ number_of_bookings: 1, status: 'filled' })
  })

  test('what counts itself again may exceed the positions', async () => {
    const { vacancy, first, stand } = await absent()
    await stand({ date_range: days('07-06', '07-10') })
    await stand({ date_range: days('07-11', '07-15') })
    await patch(first, { cancelled: true })
    const chain = await filled()
    const second = (await chain.renew()).body.id
    await chain.renew({ continues: second, date_range: days('09-01', null) })
    await patch(second, { cancelled: true })
    for (const id of [vacancy, chain.vacancy]) expect(await vacancyOf(id)).toMatchObject({ number_of_positions: 1, number_of_bookings: 2 })
  })

  test('once who is away is moved to another vacancy, each fills a position of its own', async () => {
    const { facility, vacancy, first, stand } = await absent()
    await stand()
    const elsewhere = await a.vacancy({ facility })
    expect((await patch(first, { vacancy: elsewhere })).status).toBe(200)
    expect([await vacancyOf(vacancy), await vacancyOf(elsewhere)]).toMatchObject([{ number_of_bookings: 1 }, { number_of_bookings: 1 }])
  })

  test.each([
    ['on days on which she works', { date_range: days('07-05', '07-10') }, texts.absent_days],
    ['without an end', { date_range: days('07-06', null) }, texts.absent_days],
    ['who is no replacement', { booking_type: 'renewal' }, texts.absent_employee],
    ['who replaces nobody', { replacement_for: null }, texts.absent_employee],
  ])('nobody stands in %s', async (_, sent, text) => {
    const { stand } = await absent()
    const { status, body } = await stand(sent)
    expect([status, body.errors.stands_in_for]).toEqual([400, [text.en]])
  })

  test('one day has one stand-in, and none where the booking is over or elsewhere', async () => {
    const { facility, first, stand } = await absent()
    expect((await stand({ date_range: days('07-06', '07-08') })).status).toBe(201)
    expect((await stand({ date_range: days('07-08', '07-09') })).body.errors).toEqual({ stands_in_for: [texts.absent_already.en] })
    expect((await stand({ date_range: days('07-09', '07-09') })).status).toBe(201)
    const elsewhere = await a.vacancy({ facility })
    expect((await stand({ vacancy: elsewhere, date_range: days('07-15', '07-15') })).body.errors).toEqual({
      stands_in_for: [texts.absent_place.en],
    })
    await patch(first, { cancelled: true })
    expect((await stand({ date_range: days('07-15', '07-15') })).body.errors.stands_in_for).toEqual([texts.absent_over.en])
  })

  test('without a vacancy a stand-in is at the same facility', async () => {
    const [facility, employee] = [await a.facility(), await a.employee()]
    const vacancy_type = await a.lookup('vacancy_type', 'Nachtwache')
    const stands_in_for = await a.booking({ facility, vacancy_type, employee, date_range: days('07-01', '07-31') })
    await a.absence({ employee, date_range: { lower: '2026-07-06', upper: '2026-07-10' } })
    const [other, elsewhere] = [await a.employee(), await a.facility()]
    const stand = (at: number) =>
      book({ facility: at, vacancy_type, employee: other, booking_type: 'replacement', replacement_for: employee, stands_in_for, date_range: days('07-06', '07-10') }) // prettier-ignore
    expect((await stand(elsewhere)).body.errors).toEqual({ stands_in_for: [texts.absent_place.en] })
    expect((await stand(facility)).status).toBe(201)
  })

  test('a change of the stand-in keeps the conditions, one of the absence does not ask for them', async () => {
    const { employee, first, stand } = await absent()
    const { body } = await stand({ date_range: days('07-06', '07-09') })
    expect((await patch(body.id, { stands_in_for: null })).body.stands_in_for).toMatchObject({ id: first })
    const [errors] = [async (sent: object) => (await patch(body.id, sent)).body.errors]
    expect(await errors({ date_range: { upper: '2026-07-16' } })).toEqual({ stands_in_for: [texts.absent_days.en] })
    expect(await errors({ booking_type: 'renewal' })).toEqual({ stands_in_for: [texts.absent_employee.en] })
    expect(await errors({ vacancy: await a.vacancy({ number_of_positions: 3 }) })).toMatchObject({
      stands_in_for: [texts.absent_place.en],
    })
    await stand({ date_range: days('07-10', '07-12') })
    expect(await errors({ date_range: { upper: '2026-07-10' } })).toEqual({ stands_in_for: [texts.absent_already.en] })
    const absences = (await anna.get(`/absences.json/?employee__id=${employee}`)).body.results
    for (const { id } of absences) expect((await anna.remove(`/absences/${id}.json/`)).status).toBe(204)
    expect((await patch(body.id, { date_range: { upper: '2026-07-08' }, notes: 'Danke!' })).status).toBe(200)
  })

  test('what is wrong by itself is no reason against the links', async () => {
    const { first, renew, stand } = await absent()
    const [second, standIn] = [(await renew()).body.id, (await stand()).body.id]
    const wrong: object[] = [{ date_range: days('09-30', '09-01') }, { date_range: { lower: 'soon' } }, { vacancy: 'anywhere' }]
    for (const id of [first, second, standIn])
      for (const sent of wrong) expect(Object.keys((await patch(id, sent)).body.errors)).toEqual(Object.keys(sent))
    expect(Object.keys((await patch(standIn, { booking_type: 'none', replacement_for: 'nobody' })).body.errors).toSorted()).toEqual([
      'booking_type',
      'replacement_for',
    ])
  })

  test('who may not see bookings continues none that is there', async () => {
    const { vacancy, employee, first, renew } = await filled()
    const tom = await as({ permissions: ['vacancies.add_booking', 'employees.view_employee'] })
    const sent = { vacancy, employee, booking_type: 'renewal', date_range: days('08-01', null), ...terms }
    const errors = async (continues: number) => (await tom.post('/bookings.json/', { ...sent, continues })).body.errors
    expect(await errors(first)).toEqual({ vacancy: [placementTexts.full.en], continues: [problemTexts.unknown_reference.en] })
    expect(await errors(999_999)).toEqual(await errors(first))
    const { id } = (await renew()).body
    expect((await tom.patch(`/bookings/${id}.json/`, { notes: 'Danke!' })).body).toEqual({ id, notes: 'Danke!' })
  })

  test('who may not see employees neither sets nor sees it', async () => {
    const { vacancy, employee, first, stand } = await absent()
    const { body } = await stand()
    const tom = await as({ permissions: ['vacancies.view_booking', 'vacancies.add_booking'] })
    expect((await tom.get(`/bookings/${body.id}.json/`)).body.stands_in_for).toBeNull()
    await anna.remove(`/bookings/${body.id}.json/`)
    const sent = { vacancy, employee: await a.employee(), booking_type: 'replacement', replacement_for: employee, ...terms }
    const answer = await tom.post('/bookings.json/', { ...sent, stands_in_for: first, date_range: days('07-06', '07-08') })
    expect([answer.status, answer.body.errors.stands_in_for]).toEqual([400, [problemTexts.unknown_reference.en]])
  })
})
