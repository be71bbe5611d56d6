import type { Entity } from '@kasack/contract/entity.ts'
import { Tooltip } from 'antd'
import { language, useText } from '../language/i18n.ts'
import { initials } from '../language/initials.ts'
import { usePresence } from '../live/presence.ts'
import { texts } from './texts.ts'

/** Users shown by their initials before the rest is counted. */
const most = 3

/** Who else has a form of this record open: initials, with the names in a tooltip. */
export function FormPresence({ entity, id }: { entity: Entity; id: number }) {
  const t = useText()
  const users = usePresence(entity, id)
  const names = new Intl.ListFormat(language(), { type: 'conjunction' }).format(users.map(({ name }) => name))
  const sentence = users.length > 0 ? t(users.length === 1 ? texts.also_open : texts.also_open_many, { names }) : ''
  return (
    <span className="k-present" role="status">
      {users.length > 0 && (
        <Tooltip title={sentence}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users read the names, too */}
          <span tabIndex={0} className="k-present-users">
            {users.slice(0, most).map(({ id: user, name }) => (
              <span key={user} className="k-avatar" aria-hidden="true" data-initials={initials(name)} />
            ))}
            {users.length > most && <span aria-hidden="true">+{users.length - most}</span>}
            <span className="k-sr">{sentence}</span>
          </span>
        </Tooltip>
      )}
    </span>
  )
}
