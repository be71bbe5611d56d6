import { expect, test } from 'vitest'
import { mailTo } from './mail-to.ts'

test('a mail goes to the address and to nobody else, whatever is stored', () => {
  expect(mailTo('pdl@spreetal.example')).toBe('mailto:pdl@spreetal.example')
  expect(mailTo('anna+pflege@spreetal.example')).toBe('mailto:anna%2Bpflege@spreetal.example')
  for (const sly of ['x@b.de?bcc=evil@evil.example', 'a@b.de%0ABcc:x', 'a&cc=x@b.de', 'ohne Klammeraffe?bcc=x'])
    expect(new URL(mailTo(sly)).search).toBe('')
})
