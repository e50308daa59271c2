/** The part of the server's OpenAPI document that the page shows. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  summary: string;
  tags: string[];
  parameters?: { name: string; in: string }[];
  requestBody?: { description: string };
}

/** A request in words. */
export interface Described {
  method: string;
  path: string;
  query: string;
  body: string | null;
  summary: string;
}

/** All requests by their subjects, in the order of the document. */
export function bySubject(document: ApiDocument): Map<string, Described[]> {
  const subjects = new Map<string, Described[]>();
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const subject = operation.tags[0] ?? '';
      subjects.set(subject, [...(subjects.get(subject) ?? []), described(method, path, operation)]);
    }
  }
  return subjects;
}

function described(method: string, path: string, { summary, parameters = [], requestBody }: Operation): Described {
  const names = parameters.filter((each) => each.in === 'query').map((each) => each.name);
  return {
    method: method.toUpperCase(),
    path,
    query: names.length === 0 ? '' : `?${names.join('&')}`,
    body: requestBody?.description ?? null,
    summary,
  };
}
