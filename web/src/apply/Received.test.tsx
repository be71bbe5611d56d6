import { h, render } from 'preact'
import { expect, test } from 'vitest'
import { empty } from './values.ts'

/** The text an applicant reads once her application has arrived. */
async function readBy({ sends_mail, email = 'katharina@post.example' }: { sends_mail: boolean; email?: string }) {
  const meta = Object.assign(document.createElement('meta'), { name: 'kasack-settings', content: '{"apply_phone":"030 123"}' })
  document.head.append(meta) // read at module load
  const [{ Received }, { settings }] = await Promise.all([import('./Received.tsx'), import('./settings.ts')])
  meta.remove()
  Object.assign(settings, { sends_mail })
  const place = document.createElement('div')
  const values = { ...empty, first_name: 'Katharina', email }
  render(h(Received, { application: { values, correct() {}, startAnew() {} } as never }), place)
  return place.textContent
}

test('an applicant is told that a mail went to her address, or that it is ready where there is no mail server', async () => {
  const sent = await readBy({ sends_mail: true })
  expect(sent).toMatch(/an katharina@post\.example geschickt/)
  expect(sent).toContain('Spam-Ordner')
  const ready = await readBy({ sends_mail: false })
  expect(ready).toMatch(/an katharina@post\.example liegt bereit/)
  expect(ready).not.toMatch(/geschickt|Spam-Ordner/)
})

test('once an applicant is forgotten the page says no more than that the application is there', async () => {
  const left = await readBy({ sends_mail: true, email: '' })
  expect(left).toMatch(/^Danke\. Ihre Bewerbung ist bei uns\./)
  expect(left).not.toMatch(/Katharina|geschickt|Adresse berichtigen/)
})
