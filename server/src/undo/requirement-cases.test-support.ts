import type { Client, TestAnswer, TestApp } from '../../test/app.ts'

/** A call of each kind that changes requirements, like `casesOf` for other records. */
export const casesOfRequirements = (
  { a }: Pick<TestApp, 'a'>,
  root: Client,
): Record<string, Record<string, () => Promise<TestAnswer>>> => ({
  created: {
    'a requirement of a type of facilities': async () =>
      root.post('/requirements.json/', {
        facility_type: await a.lookup('facility_type'),
        document_kind: await a.documentKind(),
        note: 'IfSG',
      }),
  },
  changed: {
    'a requirement that is dropped': async () =>
      root.patch(`/requirements/${await a.requirement({ vacancy: await a.vacancy() })}.json/`, { effect: 'drop', note: 'Neu' }),
  },
  deleted: {
    'a requirement': async () => root.remove(`/requirements/${await a.requirement({ effect: 'drop', note: 'Weg' })}.json/`),
  },
})
