import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { useText } from '../../shared/language/i18n.ts'
import { Page } from '../../shared/part/Page.tsx'
import { PanelError } from '../../shared/part/PanelError.tsx'
import { report } from '../../shared/program/report.ts'
import { texts } from './texts.ts'

/** A page that failed to load or render; after an update of the program a reload helps. */
export function RouteError() {
  const t = useText()
  const error = useRouteError()
  useEffect(() => report('A page could not be shown', error), [error])
  return (
    <Page title={t(texts.error)}>
      <PanelError onReload={() => location.reload()} />
    </Page>
  )
}
