// Threads start from the built file, also when the tests run from source.

/** The address of the program of a thread that stands beside the file `here`. */
export function besideThis(here: string, name: string): URL {
  return new URL(`./${name}.js`, here.endsWith('.ts') ? here.replace('/src/', '/dist/') : here);
}
