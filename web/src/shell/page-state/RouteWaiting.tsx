import { useText } from '../../shared/language/i18n.ts'
import { Page } from '../../shared/part/Page.tsx'
import { Waiting } from '../../shared/part/Waiting.tsx'
import { texts } from './texts.ts'

export function RouteWaiting() {
  const t = useText()
  return (
    <Page title={t(texts.loading)}>
      <Waiting />
    </Page>
  )
}
