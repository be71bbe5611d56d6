import { expect, test } from 'vitest'
import { verificationMail } from './automated.ts'

const eva = { email: 'eva@example.org', first_name: 'Eva', last_name: 'Beispiel', full_name: 'Eva Beispiel' }
const asked = { publicUrl: 'https://kasack.example', hash: 'abc-_123', language: 'en' as const }
const greeted = (full_name: string) => verificationMail({ ...eva, full_name }, asked).values['applicant.full_name']

test('it goes to the address that was given, in the language that was asked for, with the link that confirms it', () => {
  expect(verificationMail(eva, asked)).toMatchObject({
    recipient: 'eva@example.org',
    template: 'automated',
    language: 'en',
    values: {
      'applicant.first_name': 'Eva',
      'applicant.last_name': 'Beispiel',
      'applicant.full_name': 'Eva Beispiel',
      verification_url: 'https://kasack.example/apply-now/email-verification?hash=abc-_123',
    },
    link: { name: 'verification_url' },
  })
})

test.for(['Dr. Eva Beispiel', 'Eva-Maria von Beispiel', "Eva O'Neill", 'J.R. Ünal', '王 小明'])('%s is greeted by name', (name) => {
  expect(greeted(name)).toBe(name)
})

test.for(['https://evil.example', 'Free money at evil.example', 'write to me@evil.example', '<b>Eva</b>', 'Eva '.repeat(21)])(
  '%s is no name, but something that a stranger would have us send',
  (name) => {
    expect(greeted(name)).toBe('')
  },
)
