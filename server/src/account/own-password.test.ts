import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { people } from './account.test-support.ts'
import { texts } from './texts.ts'

const { signedIn } = people(await testApp({ variables: { LOGIN_RATE_LIMIT: 'off' } }))

test('of many passwords that somebody has checked at once some are put off', async () => {
  const anna = await signedIn('anna')
  const wrong = { current_password: 'falsches Wort', password: 'ein neues Wort' }
  const answers = await Promise.all(Array.from({ length: 8 }, () => anna.call('POST', '/password.json/', wrong)))
  const late = answers.find(({ status }) => status === 503)
  expect(late).toMatchObject({ headers: { 'retry-after': '2' }, body: { errors: [texts.too_many_at_once.en] } })
})
