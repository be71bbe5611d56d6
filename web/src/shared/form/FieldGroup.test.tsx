import { Col } from 'antd'
import { expect, test } from 'vitest'
import { renderInShell } from '../../test/render-routes.tsx'
import { FieldGroup } from './FieldGroup.tsx'

test('a hint that is longer than its fields ends above the line of the next group', async () => {
  await renderInShell(
    <form className="k-form">
      <FieldGroup title="Login" hint="Change your own password under Account security. To account security, where it is changed.">
        <Col span={12}>User name</Col>
      </FieldGroup>
      <FieldGroup title="Rights">
        <Col span={12}>None</Col>
      </FieldGroup>
    </form>,
  )
  const hint = document.querySelector('small')!.getBoundingClientRect()
  const next = document.querySelectorAll('fieldset')[1]!.getBoundingClientRect()
  expect(next.top - hint.bottom).toBeGreaterThanOrEqual(12)
})
