import { h, render } from 'preact'
import { expect, test, vi } from 'vitest'
import { serve } from '../test/serve.ts'
import { keepDraft, noDraft, readDraft } from './draft.ts'
import type { Application } from './use-application.ts'
import { useApplication } from './use-application.ts'

const filled = {
  first_name: 'Katharina',
  last_name: 'Winter',
  profession_free_text: 'Pflegefachfrau',
  email: 'katharina@post.example',
  mobile: '0151 23456789',
  postal_code: '28195',
  privacy_consent: true,
}

/** Renders the hook with a filled-in draft and no interface; tests read its state from `application`. */
function fillIn() {
  keepDraft({ ...noDraft, values: filled })
  const tell = vi.fn<(application: Application) => void>()
  const Form = () => {
    tell(useApplication('en'))
    return null
  }
  render(h(Form, {}), document.createElement('div'))
  return () => tell.mock.lastCall![0]
}

test('a second tap sends nothing more while the first is under way; what was refused can be sent again', async () => {
  const answers = [
    { status: 503, data: {} },
    { status: 201, data: {} },
  ]
  const held = Promise.withResolvers<void>()
  const calls = serve({ 'POST /applicants.json/': () => held.promise.then(() => answers.shift()!) })
  const application = fillIn()
  const taps = [application().send(), application().send()]
  await vi.waitFor(() => expect(application().isSending).toBe(true))
  taps.push(application().send())
  held.resolve()
  await Promise.all(taps)
  expect(calls).toHaveLength(1)
  await vi.waitFor(() => expect([application().isSending, application().failure]).toEqual([false, expect.anything()]))
  await application().send()
  expect(calls.map(({ body }) => body)).toEqual(Array(2).fill(expect.objectContaining(filled)))
  await vi.waitFor(() => expect(application().received).toBe(true))
})

test('five minutes after it arrived nothing of the applicant is left, on the page or in the browser; a new application begins empty', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  serve({ 'POST /applicants.json/': { status: 201, data: {} } })
  const application = fillIn()
  await application().send()
  await vi.waitFor(() => expect(application().received).toBe(true))
  expect(sessionStorage.getItem('kasack-application')).toContain('katharina@post.example')
  await vi.advanceTimersByTimeAsync(5 * 60_000 + 1)
  await vi.waitFor(() => expect(application()).toMatchObject({ received: true, values: { first_name: '', email: '', mobile: '' } }))
  expect(sessionStorage.getItem('kasack-application')).not.toMatch(/katharina|Winter|23456789/i)
  application().startAnew()
  await vi.waitFor(() => expect(application().received).toBe(false))
  vi.useRealTimers()
})

test('a draft from before the moment was kept is a draft still, and one that had arrived is forgotten but for that', () => {
  const keep = (received: boolean) => sessionStorage.setItem('kasack-application', JSON.stringify({ values: filled, sent: null, received }))
  keep(false)
  expect(readDraft()).toEqual({ values: filled, sent: null, received: null })
  keep(true)
  expect(readDraft()).toEqual({ ...noDraft, received: 0 })
  keepDraft(readDraft())
  expect(readDraft()).toEqual({ ...noDraft, received: 0 })
})
