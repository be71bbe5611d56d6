import type { JudgeSetting } from '@kasack/contract/judge-setting.ts'
import { useText } from '../shared/language/i18n.ts'
import { labels } from './labels.ts'
import { JudgeSettingLevel } from './JudgeSettingLevel.tsx'
import type { FindingGroup } from './rules.ts'
import { findingGroups } from './rules.ts'
import { groupTitles, texts } from './texts.ts'

/** The level of each finding for users who book; a choice takes effect at once. */
export function JudgeSettingLevels({ setting }: { setting: JudgeSetting }) {
  const t = useText()
  return (
    <section className="k-levels">
      <h2 id="levels">{t(labels.levels)}</h2>
      <p className="k-second">{t(texts.levels_hint)}</p>
      <table aria-labelledby="levels">
        <thead>
          <tr>
            <th scope="col">{t(texts.finding)}</th>
            <th scope="col">{t(texts.effect)}</th>
            <th scope="col">{t(texts.usual)}</th>
          </tr>
        </thead>
        {(Object.keys(findingGroups) as FindingGroup[]).map((group) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={3} className="k-levels-group">
                {t(groupTitles[group])}
              </th>
            </tr>
            {findingGroups[group].map((code) => (
              <JudgeSettingLevel key={code} setting={setting} code={code} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
