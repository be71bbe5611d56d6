import type { Applicant } from '@kasack/contract/applicant.ts'
import { countryOfApplicants } from '@kasack/contract/applicant.ts'
import { formatMoment } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { CopiedMail } from '../shared/part/CopiedMail.tsx'
import { CopiedPhone } from '../shared/part/CopiedPhone.tsx'
import { Fact } from '../shared/part/Fact.tsx'
import { Facts } from '../shared/part/Facts.tsx'
import { LongNote } from '../shared/part/LongNote.tsx'
import { PlacedAddress } from '../shared/part/PlacedAddress.tsx'
import { Tags } from '../shared/part/Tags.tsx'
import { ApplicantVerification } from './ApplicantVerification.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

type Props = {
  applicant: Applicant
  /** Shown on the page of another record, without actions on the application. */
  isReadOnly?: boolean
}

/** Everything known about an applicant, in three columns. */
export function ApplicantFacts({ applicant, isReadOnly = false }: Props) {
  const t = useText()
  const { application_tags: tags, latest_engagement: latest } = applicant
  return (
    <div className="k-facts-row">
      <Facts title={t(texts.person)}>
        <Fact label={t(labels.full_name)}>{applicant.full_name}</Fact>
        <Fact label={t(labels.profession_free_text)}>{applicant.profession_free_text}</Fact>
        <Fact label={t(labels.formatted_address)}>
          <PlacedAddress
            what={t(labels.formatted_address)}
            address={applicant.formatted_address}
            isApproximate={false}
            isUnplaced={applicant.address_warning}
          />
        </Fact>
        <Fact label={t(labels.application_tags)}>{tags.length > 0 && <Tags items={tags} />}</Fact>
      </Facts>
      <Facts title={t(texts.contact)}>
        <Fact label={t(labels.mobile)}>
          <CopiedPhone what={t(labels.mobile)} number={applicant.mobile} country={countryOfApplicants} />
        </Fact>
        <Fact label={t(labels.email)}>
          <CopiedMail what={t(labels.email)} address={applicant.email} />
        </Fact>
        <Fact label={t(labels.verification_mail)}>
          <ApplicantVerification applicant={applicant} isReadOnly={isReadOnly} />
        </Fact>
      </Facts>
      <Facts title={t(texts.application)}>
        <Fact label={t(labels.created_datetime)}>{formatMoment(applicant.created_datetime)}</Fact>
        <Fact label={t(labels.latest_engagement)}>{latest && formatMoment(latest.created_datetime)}</Fact>
        <Fact label={t(labels.privacy_consent)}>
          <Consent applicant={applicant} />
        </Fact>
      </Facts>
      <LongNote title={t(labels.comments)}>{applicant.comments}</LongNote>
    </div>
  )
}

function Consent({ applicant }: { applicant: Applicant }) {
  const t = useText()
  const { privacy_consent, privacy_consent_datetime: given, privacy_consent_version: version } = applicant
  if (!privacy_consent) return t(texts.consent_missing)
  const moment = formatMoment(given)
  return version ? t(texts.consent_version, { moment, version }) : t(texts.consent_given, { moment })
}
