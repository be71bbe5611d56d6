import { expect, test } from 'vitest'
import { emailLimit } from './email.ts'

test('who may see employees writes six hundred e-mails an hour, who may not sixty', () => {
  const caller = { id: 7, permissions: [], is_superuser: false } as unknown as Parameters<typeof emailLimit>[0] // the fields a limit reads
  expect(emailLimit(caller).limit).toEqual({ count: 60, seconds: 3600 })
  expect(emailLimit({ ...caller, permissions: ['employees.view_employee'] }).limit).toEqual({ count: 600, seconds: 3600 })
  expect(emailLimit({ ...caller, id: 8 }).key).not.toEqual(emailLimit(caller).key)
})
