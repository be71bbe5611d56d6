import { MailOutlined } from '@ant-design/icons'
import { email } from '@kasack/contract/email.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { OriginOf } from '../shared/address/modals.ts'
import { useText } from '../shared/language/i18n.ts'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { emailModal } from './door.ts'
import { actLabels } from './labels.ts'

type Props = {
  from: OriginOf<typeof emailModal>
  disabledBecause?: Text | undefined
  /** In the head of an e-mail panel. */
  isAdding?: boolean
}

/** Writes an e-mail to the person of the page. */
export function SendEmailButton({ from, disabledBecause, isAdding = false }: Props) {
  const t = useText()
  return (
    <OpenButton
      {...(isAdding ? { type: 'text', size: 'small' } : { icon: <MailOutlined aria-hidden /> })}
      modal={emailModal}
      about={{ from }}
      disabledBecause={disabledBecause}
    >
      {t(isAdding ? email.noun : actLabels.send)}
    </OpenButton>
  )
}
