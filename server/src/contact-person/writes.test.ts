import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { detachFromFacility } from './writes.ts'

const { a, as, db } = await testApp()
const anna = await as()

test('everybody is taken out of a facility, and nobody out of another', async () => {
  const [facility, other] = [await a.facility(), await a.facility()]
  const [inside, outside] = [await a.contactPerson({ facility }), await a.contactPerson({ facility: other })]
  await detachFromFacility(db, facility)
  const facilityOf = async (id: number) => (await anna.get(`/contact-persons/${id}.json/`)).body.facility?.id ?? null
  expect([await facilityOf(inside), await facilityOf(outside)]).toEqual([null, other])
})
