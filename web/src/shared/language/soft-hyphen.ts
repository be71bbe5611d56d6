const joints =
  /(?<=\p{Ll}{4})(?=schaft|klinik|kranken|praxis|verbund|zentrum|residenz|pflege|versorgung|betreuung|medizin|dienst|direktion|partner|vorlage|schwester|grund|heim|hilfe|stift|stätte|labor|assistent|technisch|kontor|tations(?=\p{Ll}))/giu
/** Between two words that a stroke holds together, but not before an ending: `Pfleger/in`. */
const strokes = /(?<=\p{Ll}\/)(?=\p{Lu})/gu

/** Soft hyphens at the joints of German compounds, for browsers without a hyphenation dictionary, and room to break behind a stroke. */
export const softHyphens = (text: string): string => text.replaceAll(joints, '\u00AD').replaceAll(strokes, '\u200B')
