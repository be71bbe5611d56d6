import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as } = await testApp()
const anna = await as({ permissions: ['employees.view_employee'] })
const found = async (query: string): Promise<number[]> =>
  (await anna.get(`/facility-persons.json/?size=100&${query}`)).body.results.map(({ id }: { id: number }) => id)

const [uta, eva] = [
  await a.employee({ first_name: 'Uta', last_name: 'Österreich' }),
  await a.employee({ first_name: 'Eva', last_name: 'Zeisig' }),
]
const [ufer, linde] = [await a.facility({ name: 'Klinik am Üfer' }), await a.facility({ name: 'Haus Linde' })]
const evaAtUfer = await a.facilityPerson({ employee: eva, facility: ufer, reason: 'Streit im Team, 100%' })
const utaAtUfer = await a.facilityPerson({ employee: uta, facility: ufer, state: 'favourite', reason: 'Von der PDL gewünscht' })
const evaAtLinde = await a.facilityPerson({ employee: eva, facility: linde, state: 'favourite', reason: '' })

test('they stand by the name of the employee, of one the eldest first', async () => {
  expect(await found('')).toEqual([utaAtUfer, evaAtUfer, evaAtLinde])
  expect(await found('sort=-employee__name')).toEqual([evaAtLinde, evaAtUfer, utaAtUfer])
  expect(await found('sort=facility__name')).toEqual([evaAtLinde, evaAtUfer, utaAtUfer])
  expect(await found('sort=-facility__name')).toEqual([utaAtUfer, evaAtUfer, evaAtLinde])
  expect(await found('sort=state')).toEqual([evaAtUfer, utaAtUfer, evaAtLinde])
  expect(await found('sort=-state,employee__name')).toEqual([utaAtUfer, evaAtLinde, evaAtUfer])
  expect(await found('sort=-id')).toEqual([evaAtLinde, utaAtUfer, evaAtUfer])
})

test('they are filtered by employee, facility and state', async () => {
  expect(await found(`employee__id=${eva}`)).toEqual([evaAtUfer, evaAtLinde])
  expect(await found(`employee__id=${eva},${uta}`)).toEqual([utaAtUfer, evaAtUfer, evaAtLinde])
  expect(await found(`facility__id=${ufer}`)).toEqual([utaAtUfer, evaAtUfer])
  expect(await found('state=blocked')).toEqual([evaAtUfer])
  expect(await found('state=favourite,blocked')).toEqual([utaAtUfer, evaAtUfer, evaAtLinde])
  expect((await anna.get('/facility-persons.json/?state=hated&facility__id=x')).body.errors).toEqual({
    facility__id: ['Please enter a number.'],
    state: ['Please choose one of the available values.'],
  })
})

test('the search looks in reasons and in the names of employees and facilities', async () => {
  expect(await found('search=streit')).toEqual([evaAtUfer])
  expect(await found('search=00%25')).toEqual([evaAtUfer])
  expect(await found('search=österreich')).toEqual([utaAtUfer])
  expect(await found('search=üfer eva')).toEqual([evaAtUfer])
  expect(await found('search=linde')).toEqual([evaAtLinde])
  expect(await found('search=nirgends')).toEqual([])
})
