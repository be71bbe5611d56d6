import { WarningFilled } from '@ant-design/icons'
import { errorTexts } from '../../shared/call/error-texts.ts'
import { formatDay, formatMoney, formatPeriod, formatRadius, formatRelativeDay } from '../../shared/language/format.ts'
import { useText } from '../../shared/language/i18n.ts'
import { Copy } from '../../shared/part/Copy.tsx'
import { Fact } from '../../shared/part/Fact.tsx'
import { Facts } from '../../shared/part/Facts.tsx'
import { Ellipsis } from '../../shared/part/Ellipsis.tsx'
import { PhoneLink } from '../../shared/part/PhoneLink.tsx'
import { Tags } from '../../shared/part/Tags.tsx'
import { TwoLines } from '../../shared/part/TwoLines.tsx'
import { texts } from './texts.ts'

const address = 'Am Lindenpark 12, 12555 Berlin'
const phone = '030 5557 8000'
const contact = '2026-11-20'
const long = 'Evangelisches Krankenhaus der Grund- und Regelversorgung mit Universitätsklinikum und angeschlossener Seniorenresidenz'

export function FactSection() {
  const t = useText()
  return (
    <div className="k-facts-row">
      <Facts title={t(texts.facts)}>
        <Fact label={t(texts.address)}>
          <Copy what={t(texts.address)} value={address} />
          <div className="k-warn">
            <WarningFilled aria-hidden />
            {t(errorTexts.address)}
          </div>
        </Fact>
        <Fact label={t(texts.phone)}>
          <PhoneLink number={phone} country="DE" />
        </Fact>
        <Fact label={t(texts.fax)} />
      </Facts>
      <Facts>
        <Fact label={t(texts.rate)}>{formatMoney('1234.5')}</Fact>
        <Fact label={t(texts.period)}>{formatPeriod({ lower: '2026-12-14', upper: '2027-03-31' })}</Fact>
        <Fact label={t(texts.last_contact)}>
          <TwoLines first={formatDay(contact)} second={formatRelativeDay(contact, '2026-11-23')} />
        </Fact>
        <Fact label={t(texts.radius)}>
          {formatRadius(1000)}, {formatRadius(1001)}
        </Fact>
      </Facts>
      <Facts title={t(texts.shave)}>
        <Fact label={t(texts.tags)}>
          <Tags items={[{ id: 1, name: 'A-Kunde' }]} />
        </Fact>
        <Fact label={t(texts.shave)}>
          <Ellipsis>{long}</Ellipsis>
        </Fact>
      </Facts>
    </div>
  )
}
