import type { Page } from '@kasack/contract/list.ts'
import type { Lookup } from '@kasack/contract/lookup.ts'
import { documentKind, lookup } from '@kasack/contract/lookup.ts'
import { measlesCode } from '@kasack/contract/measles.ts'
import type { Requirement } from '@kasack/contract/requirement.ts'
import { requirement } from '@kasack/contract/requirement.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { listCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { t, useText } from '../shared/language/i18n.ts'
import { UnavailableButton } from '../shared/part/UnavailableButton.tsx'
import { runOneByOne, sendOne } from '../shared/table/one-by-one.ts'
import { RequirementIcon } from './RequirementIcon.tsx'
import { typesToPropose } from './rules.ts'
import { texts } from './texts.ts'

const facilityType = lookup('facility_type')
const all = { size: 1000 }
type Kind = Lookup & { code: string }

/** Next to the facility types: requires proof of measles immunity for the types where the law demands it. */
export function RequirementProposal() {
  const tell = useText()
  const types = useQuery(read<Page<Lookup>>(listCall(facilityType), all)).data?.results
  const kinds = useQuery(read<Page<Kind>>(listCall(documentKind), all)).data?.results
  const measles = kinds?.find(({ code }) => code === measlesCode)
  const ids = types?.map(({ id }) => id) ?? []
  const said = useQuery({
    ...read<Page<Requirement>>(listCall(requirement), { document_kind__id: measles?.id, facility_type__id: ids, ...all }),
    enabled: measles !== undefined && ids.length > 0,
  }).data?.results
  const proposed = types && said ? typesToPropose(types, said) : []
  const reason = kinds && !measles ? texts.no_measles_kind : said && proposed.length === 0 ? texts.proposal_done : null
  const label = tell(texts.propose_measles)
  if (reason) {
    return (
      <UnavailableButton icon={<RequirementIcon />} reason={tell(reason)}>
        {label}
      </UnavailableButton>
    )
  }
  return (
    <Button icon={<RequirementIcon />} disabled={!measles || !said} onClick={() => void propose(proposed, measles!)}>
      {label}
    </Button>
  )
}

const propose = (types: readonly Lookup[], measles: Kind) =>
  runOneByOne(
    {
      label: texts.propose_measles,
      question: { one: texts.proposal_of_one, some: texts.proposal_of_some },
      more: <p>{t(texts.proposal_why)}</p>,
      send: ({ id }) =>
        sendOne({
          method: 'POST',
          path: listCall(requirement),
          body: { facility_type: { id }, document_kind: { id: measles.id }, note: texts.source.de },
        }),
      resource: requirement.path,
    },
    {
      rows: [...types],
      leftOut: [],
      nameOf: ({ name }) => name,
      onProgress: () => undefined,
      stop: new AbortController().signal,
    },
  )
