import { parseSync } from 'vite'

type ModuleInfo = {
  code: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

/** What the bundler tells of a module, by its id. */
export type Modules = { getModuleInfo: (id: string) => ModuleInfo | null }

/** A module that others import late, with those that do. */
export type LateImport = { id: string; importers: Set<string> }

/** A name of a module; `EVERYTHING` where all of them may be used. */
type Taken = { id: string; name: string }

type Links = {
  takes: readonly Taken[]
  /** Names of its own. */
  owns: ReadonlySet<string>
  /** What it hands on of other modules, by the name that it gives. */
  handsOn: ReadonlyMap<string, Taken>
  /** What it hands on whole. */
  whole: readonly string[]
}

const EVERYTHING = '*'

/** An import for its effect, as of a style sheet. */
const NOTHING = ''

/**
 * Which late imports need a module, for each that does not come at once. As the bundler sees it: a
 * name that comes through the door of a package needs the file behind it, and neither the door nor
 * its other files, since none of ours acts on import.
 * @param entry id of the module that a page starts with
 */
export function reachOf(entry: string, modules: Modules): Map<string, Set<LateImport>> {
  const linksOf = createLinks(modules)
  const atOnce = closureOf(entry, linksOf)
  const late = new Map<string, LateImport>()
  const reach = new Map<string, Set<LateImport>>()
  const todo = [...atOnce]
  for (let importer = todo.pop(); importer !== undefined; importer = todo.pop()) {
    for (const id of modules.getModuleInfo(importer)?.dynamicallyImportedIds ?? []) {
      const known = late.get(id)
      known?.importers.add(importer)
      if (known !== undefined) continue
      const found: LateImport = { id, importers: new Set([importer]) }
      late.set(id, found)
      for (const needed of closureOf(id, linksOf)) {
        if (atOnce.has(needed)) continue
        const by = reach.get(needed)
        if (by === undefined) todo.push(needed)
        reach.set(needed, (by ?? new Set()).add(found))
      }
    }
  }
  return reach
}

/** Tells of a module which it needs at once, itself among them; as `reachOf` sees it. */
export function needsOf(modules: Modules): (id: string) => Set<string> {
  const linksOf = createLinks(modules)
  return (id) => closureOf(id, linksOf)
}

type LinksOf = (id: string) => Links

/** @returns ids of a module and of all that it needs at once */
function closureOf(entry: string, linksOf: LinksOf): Set<string> {
  const needed = new Set(providersOf({ id: entry, name: EVERYTHING }, linksOf))
  for (const id of needed) {
    for (const taken of linksOf(id).takes) {
      for (const provider of providersOf(taken, linksOf)) needed.add(provider)
    }
  }
  return needed
}

function providersOf({ id, name }: Taken, linksOf: LinksOf): string[] {
  const { handsOn, whole } = linksOf(id)
  const behind = handsOn.get(name)
  if (behind !== undefined) return providersOf(behind, linksOf)
  const further = whole.map((each) => ({ id: each, name }))
  if (name === EVERYTHING) {
    return [id, ...[...handsOn.values(), ...further].flatMap((each) => providersOf(each, linksOf))]
  }
  const giving = further.find((each) => gives(each, linksOf))
  return giving === undefined ? [id] : providersOf(giving, linksOf)
}

function gives({ id, name }: Taken, linksOf: LinksOf): boolean {
  const { owns, handsOn, whole } = linksOf(id)
  return (
    owns.has(name) || handsOn.has(name) || whole.some((each) => gives({ id: each, name }, linksOf))
  )
}

function createLinks(modules: Modules): LinksOf {
  const known = new Map<string, Links>()
  return (id) => {
    const links = known.get(id) ?? readLinks(modules.getModuleInfo(id))
    known.set(id, links)
    return links
  }
}

function readLinks(info: ModuleInfo | null): Links {
  const { staticImports, staticExports } = parseSync('module.js', info?.code ?? '').module
  const exported = staticExports.flatMap(({ start, entries }) =>
    entries.map((each) => ({ ...each, start })),
  )
  const takes: Taken[] = []
  const owns = new Set<string>()
  const handsOn = new Map<string, Taken>()
  const whole: string[] = []
  const links = { takes, owns, handsOn, whole }
  const idOf = idsBySpecifier([...staticImports, ...exported], info)
  if (idOf === null) {
    const all = (info?.importedIds ?? []).map((id) => ({ id, name: EVERYTHING }))
    return { ...links, takes: all }
  }
  for (const { moduleRequest, entries } of staticImports) {
    const id = idOf.get(moduleRequest.value) ?? ''
    if (entries.length === 0) takes.push({ id, name: NOTHING })
    for (const { importName } of entries) takes.push({ id, name: nameOf(importName) })
  }
  for (const { moduleRequest, importName, exportName } of exported) {
    const id = moduleRequest && idOf.get(moduleRequest.value)
    if (!id) owns.add(nameOf(exportName))
    else if (exportName.kind === 'None') whole.push(id)
    else handsOn.set(nameOf(exportName), { id, name: nameOf(importName) })
  }
  return links
}

type Asking = { start: number; moduleRequest?: { value: string } | null }

/**
 * The bundler tells in their order what it found for a module's specifiers, and its own helpers with
 * them. @returns null where a module is none of the language's own and says nothing of names
 */
function idsBySpecifier(
  asking: readonly Asking[],
  info: ModuleInfo | null,
): Map<string, string> | null {
  const ids = (info?.importedIds ?? []).filter((id) => !id.startsWith('\0'))
  const inOrder = asking.toSorted((a, b) => a.start - b.start)
  const specifiers = new Set(
    inOrder.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  )
  if (specifiers.size !== ids.length) return null
  return new Map([...specifiers].map((specifier, place) => [specifier, ids[place] ?? '']))
}

/** As the parser tells of a name: one has none where it is the default, or all of them. */
function nameOf({ kind, name }: { kind: string; name: string | null }): string {
  return name ?? (kind === 'Default' ? 'default' : EVERYTHING)
}
