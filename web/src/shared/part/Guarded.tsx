import type { UserNeeds } from '@kasack/contract/user.ts'
import type { ReactNode } from 'react'
import { errorTexts } from '../call/error-texts.ts'
import { useText } from '../language/i18n.ts'
import { useMay } from '../session/permission.ts'
import { Page } from './Page.tsx'
import { PanelError } from './PanelError.tsx'

/** A page for users with permission; others read that they lack it. */
export function Guarded({ needs, children }: { needs: UserNeeds; children: ReactNode }) {
  const t = useText()
  if (useMay()(needs)) return children
  return (
    <Page title={t(errorTexts.forbidden)}>
      <PanelError status={403} />
    </Page>
  )
}
