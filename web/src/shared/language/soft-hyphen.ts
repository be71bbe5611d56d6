const joints =
  /(?<=\p{Ll}{4})(?=schaft|klinik|kranken|praxis|verbund|zentrum|residenz|pflege|versorgung|betreuung|medizin|dienst|direktion|partner|vorlage|schwester|grund|heim|hilfe|stift|stätte|labor|assistent|technisch|kontor|tations(?=\p{Ll}))/giu
/** After a slash between two words, but not before an ending: `Pfleger/in`. */
const strokes = /(?<=\p{Ll}\/)(?=\p{Lu})/gu

/** Adds soft hyphens at the joints of German compounds, for browsers without a dictionary, and break opportunities after slashes. */
export const softHyphens = (text: string): string => text.replaceAll(joints, '\u00AD').replaceAll(strokes, '\u200B')
