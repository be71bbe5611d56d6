import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, serverOptions } from './step.mjs'

test('the service runs the server as npm start does', () => {
  const unit = readFileSync(join(root, 'deploy', 'kasack.service'), 'utf8')
  expect(unit).toContain(`/node ${serverOptions.join(' ')} server/src/main.ts\n`)
})
