import type { Client, TestAnswer, TestApp } from '../../test/app.ts'

/** Acts on one or many candidates, like `casesOf` for other records. */
export function casesOfCandidates({ a }: Pick<TestApp, 'a'>, root: Client): Record<string, Record<string, () => Promise<TestAnswer>>> {
  const pair = async () => ({ vacancy: await a.vacancy(), employee: await a.employee() })
  const two = async () => [await a.candidate(), await a.candidate()]
  return {
    acts: {
      'a candidate whose facility was asked by telephone': async () =>
        root.post(`/candidates/${await a.candidate()}/asked.json/`, { who: 'facility', value: true }),
      'a candidate whose profile is sent': async () =>
        root.post('/send-email.json/', {
          candidate: await a.candidate(),
          template: await a.lookup('email_template', 'Profil senden'),
          recipient: 'pdl@klinik.example',
          subject: 'Profil',
          text: 'Guten Tag',
        }),
      'several candidates who are added at once': async () => root.post('/candidates/many.json/', { pairs: [await pair(), await pair()] }),
      'several candidates whose facility was asked at once': async () =>
        root.post('/candidates/asked-many.json/', { candidates: await two(), who: 'facility', value: true }),
      'several candidates who are turned down at once': async () =>
        root.post('/candidates/rejected-many.json/', { candidates: await two(), who: 'facility' }),
    },
  }
}
