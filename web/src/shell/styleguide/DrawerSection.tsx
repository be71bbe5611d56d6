import { Button } from 'antd'
import { useState } from 'react'
import { formatDay, formatRadius } from '../../shared/language/format.ts'
import { useText } from '../../shared/language/i18n.ts'
import { actionIcon } from '../../shared/look/icons.ts'
import { Panels } from '../../shared/part/Panels.tsx'
import { SideDrawer } from '../../shared/part/SideDrawer.tsx'
import { StatusTag } from '../../shared/part/StatusTag.tsx'
import { StripFact } from '../../shared/part/StripFact.tsx'
import { FactSection } from './FactSection.tsx'
import { texts } from './texts.ts'

/** The drawer with a record's contents: strip, panels, and actions in the head. */
export function DrawerSection() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="k-samples">
      <Button onClick={() => setOpen(true)}>{t(texts.open_drawer)}</Button>
      {isOpen && (
        <SideDrawer
          title="Jana Reuter"
          tags={<StatusTag status="inactive" />}
          actions={<Button icon={<actionIcon.edit />}>{t(texts.secondary)}</Button>}
          onClose={() => setOpen(false)}
        >
          <div className="k-strip">
            <StripFact label={t(texts.last_contact)}>
              <div className="k-big">{formatDay('2026-11-20')}</div>
            </StripFact>
            <StripFact label={t(texts.radius)}>
              <div className="k-big">{formatRadius(50)}</div>
            </StripFact>
          </div>
          <Panels panels={[{ key: 'facts-in-drawer', title: t(texts.facts), children: <FactSection /> }]} />
        </SideDrawer>
      )}
    </div>
  )
}
