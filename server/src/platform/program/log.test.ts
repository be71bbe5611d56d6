import { expect, test } from 'vitest'
import { logOptions } from './log.ts'

type LogLine = { type: string; code?: string; message: string; stack: string }
const { serializers } = logOptions('info') as { serializers: { err: (error: Error) => LogLine } }

test('of an error of the database neither the message nor the stack tells whom it was about', () => {
  const error = Object.assign(new Error('Key (name)=(Frau Muster,\nBonn) already exists.'), { code: '23505' })
  const logged = serializers.err(error)
  expect(logged).toMatchObject({
    type: 'Error',
    code: '23505',
    message: 'database error',
    stack: expect.stringMatching(/^ +at .*log[.]test/),
  })
  expect(JSON.stringify(logged)).not.toMatch(/Muster|Bonn/)
})
test.each([[undefined], ['ECONNREFUSED'], ['EPIPE!']])('another error keeps its message (code %s)', (code) => {
  expect(serializers.err(Object.assign(new Error('no such file'), code && { code }))).toMatchObject({ message: 'no such file' })
})
