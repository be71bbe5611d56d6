import type { Text } from '@kasack/contract/text.ts'
import type { ComponentType } from 'react'
import { useText } from '../../shared/language/i18n.ts'
import { Page } from '../../shared/part/Page.tsx'
import { PageHeader } from '../../shared/part/PageHeader.tsx'
import { Panels } from '../../shared/part/Panels.tsx'
import { ButtonSection } from './ButtonSection.tsx'
import { DrawerSection } from './DrawerSection.tsx'
import { EmptySection } from './EmptySection.tsx'
import { FactSection } from './FactSection.tsx'
import { FormSection } from './FormSection.tsx'
import { NotificationSection } from './NotificationSection.tsx'
import './styleguide.css'
import { texts as tableTexts } from './table-texts.ts'
import { TableSection } from './TableSection.tsx'
import { texts } from './texts.ts'
import { ToneSection } from './ToneSection.tsx'

/** One section per family of parts; a new shared part gets its states here. */
const sections: Record<string, { title: Text; Section: ComponentType }> = {
  tones: { title: texts.tones, Section: ToneSection },
  buttons: { title: texts.buttons, Section: ButtonSection },
  facts: { title: texts.facts, Section: FactSection },
  forms: { title: texts.forms, Section: FormSection },
  drawers: { title: texts.drawers, Section: DrawerSection },
  tables: { title: tableTexts.tables, Section: TableSection },
  empty: { title: texts.empty, Section: EmptySection },
  notifications: { title: texts.notifications, Section: NotificationSection },
}

export function Styleguide() {
  const t = useText()
  return (
    <Page title={t(texts.styleguide)}>
      <PageHeader title={t(texts.styleguide)} meta={t(texts.intro)} />
      <Panels panels={Object.entries(sections).map(([key, { title, Section }]) => ({ key, title: t(title), children: <Section /> }))} />
    </Page>
  )
}
