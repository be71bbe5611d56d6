import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as } = await testApp()
const anna = await as()
const found = async (query: string): Promise<number[]> =>
  (await anna.get(`/requirements.json/?size=100&${query}`)).body.results.map(({ id }: { id: number }) => id)

const [facility_type, facility_group] = [
  await a.lookup('facility_type', 'Rehabilitationsklinik'),
  await a.facilityGroup({ name: 'Südwind' }),
]
const facility = await a.facility({ name: 'Haus am Üfer' })
const vacancy = await a.vacancy({ name: 'Nachtdienst Nord' })
const department = await a.lookup('facility_department', 'Pädiatrie')
const document_kind = await a.documentKind({ name: 'Impfpass' })
const exam = await a.lookup('exam', 'Hebamme/Entbindungspfleger')
const qualification = await a.lookup('qualification', 'Endoskopiedienst')
const ofType = await a.requirement({ facility_type, document_kind, note: 'Laut Gesetz 100%' })
const ofGroup = await a.requirement({ facility_group, exam })
const ofFacility = await a.requirement({ facility, document_kind, effect: 'drop' })
const ofDepartment = await a.requirement({ facility, department, qualification })
const ofVacancy = await a.requirement({ vacancy, document_kind })

test('requirements come as they were entered', async () => {
  expect(await found('')).toEqual([ofType, ofGroup, ofFacility, ofDepartment, ofVacancy])
  expect(await found('sort=-id')).toEqual([ofVacancy, ofDepartment, ofFacility, ofGroup, ofType])
})

test('they are filtered by where they apply, and by the paper they ask', async () => {
  expect(await found(`facility_type__id=${facility_type}`)).toEqual([ofType])
  expect(await found(`facility_group__id=${facility_group}`)).toEqual([ofGroup])
  expect(await found(`facility__id=${facility}`)).toEqual([ofFacility, ofDepartment])
  expect(await found(`vacancy__id=${vacancy},999999`)).toEqual([ofVacancy])
  expect(await found(`document_kind__id=${document_kind}`)).toEqual([ofType, ofFacility, ofVacancy])
  expect(await found(`facility__id=${facility}&document_kind__id=${document_kind}`)).toEqual([ofFacility])
  expect((await anna.get('/requirements.json/?vacancy__id=keep&facility__id=x')).body.errors).toEqual({
    vacancy__id: ['Please enter a number.'],
    facility__id: ['Please enter a number.'],
  })
})

test('the search looks in notes, and in the names of things and places', async () => {
  expect(await found('search=00%25')).toEqual([ofType])
  expect(await found('search=impfpass')).toEqual([ofType, ofFacility, ofVacancy])
  expect(await found('search=impfpass nachtdienst')).toEqual([ofVacancy])
  expect(await found('search=rehabilitation')).toEqual([ofType])
  expect(await found('search=südwind')).toEqual([ofGroup])
  expect(await found('search=hebamme')).toEqual([ofGroup])
  expect(await found('search=üfer')).toEqual([ofFacility, ofDepartment])
  expect(await found('search=pädiatrie endoskopie')).toEqual([ofDepartment])
  expect(await found('search=nirgends')).toEqual([])
})
