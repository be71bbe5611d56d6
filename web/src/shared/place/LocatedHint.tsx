import { EnvironmentOutlined, WarningFilled } from '@ant-design/icons'
import { Button } from 'antd'
import { errorTexts } from '../call/error-texts.ts'
import { useText } from '../language/i18n.ts'
import { Approximate } from '../part/Approximate.tsx'
import { texts } from './texts.ts'
import type { AddressLookup } from './use-located.ts'

/** How precisely the location is known. One line that is always there, so that nothing moves. */
export function LocatedHint({ located, isAbroad = false }: { located: AddressLookup; isAbroad?: boolean }) {
  const { point, placeName, search, isWanted, locate } = located
  const t = useText()
  const again = (
    <Button type="link" size="small" onClick={() => void locate({ again: true })}>
      {t(texts.locate)}
    </Button>
  )
  return (
    <div className={search === 'none' || search === 'ambiguous' ? 'k-hint k-hint-below k-warn' : 'k-hint k-hint-below'} role="status">
      {point ? (
        point.is_approximate ? (
          <>
            <Approximate /> <span>{placeName ? t(texts.middle_of, { place: placeName }) : t(texts.approximate)}</span>
          </>
        ) : (
          <>
            <EnvironmentOutlined aria-hidden /> <span>{placeName ? t(texts.exact_at, { place: placeName }) : t(texts.exact)}</span>
          </>
        )
      ) : isAbroad ? (
        <span>{t(texts.abroad)}</span>
      ) : !isWanted ? null : search === 'searching' ? (
        <span>{t(texts.searching)}</span>
      ) : search === 'none' ? (
        <>
          <WarningFilled aria-hidden />
          <span>
            {t(errorTexts.address)} {t(texts.none)}
          </span>
        </>
      ) : search === 'ambiguous' ? (
        <>
          <WarningFilled aria-hidden />
          <span>{t(texts.ambiguous)}</span>
        </>
      ) : (
        <>
          <span>{t(search === 'failed' ? texts.failed : texts.not_searched)}</span>
          {again}
        </>
      )}
    </div>
  )
}
