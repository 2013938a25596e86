import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mustRun, type Parser, type Program, type Runner, runCommand } from '#test/runners/runner.ts';

/*
 * All programs of a language are compiled together and run in one process. For that the name of each program is changed,
 * and nothing else.
 */

const replaceOnce = (code: string, find: string, replacement: string): string => {
  if (code.split(find).length !== 2)
    throw new Error(`"${find}" is not in the program exactly once:\n${code}`);
  return code.replace(find, () => replacement);
};

const writeFiles = async (folder: string, files: Readonly<Record<string, string>>): Promise<void> => {
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(path.join(folder, name), `${text}\n`)),
  );
};

const javaMain = (ids: readonly string[]): string => `
public class AllCases {
    public static void main(String[] args) {
        for (String name : new String[] {${ids.map((id) => `"${id}"`).join(', ')}}) {
            try {
                Class.forName(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
            } catch (Throwable error) {
                System.out.println("FAILED " + name + " " + (error.getCause() == null ? error : error.getCause()));
            }
        }
        System.exit(0);
    }
}`;

const inJava = ({ id, code }: Program): string =>
  replaceOnce(code, 'public class Main {', `public class ${id} {`);

/** Where Debian has OkHttp. */
const OKHTTP = ['okhttp', 'okio'].map((name) => `/usr/share/java/${name}.jar`);

export const javaRunner: Runner = async (programs, options) => {
  const files = Object.fromEntries(programs.map((program) => [`${program.id}.java`, inJava(program)]));
  files['AllCases.java'] = javaMain(programs.map(({ id }) => id));
  await writeFiles(options.folder, files);
  const classPath = ['.', ...OKHTTP].join(':');
  const quiet = ['-nowarn', '-proc:none', '-implicit:none', '-cp', classPath];
  await mustRun('javac', [...quiet, ...Object.keys(files)], options);
  return (await runCommand('java', ['-cp', classPath, 'AllCases'], options)).output;
};

const JAVA_PARSER = `
import com.sun.source.util.JavacTask;
import java.nio.file.*;
import javax.tools.*;

public class Parse {
    public static void main(String[] args) throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        StandardJavaFileManager files = compiler.getStandardFileManager(found, null, null);
        JavacTask task = (JavacTask) compiler.getTask(null, files, found, null, null, files.getJavaFileObjects(args));
        task.parse();
        found.getDiagnostics().forEach(System.out::println);
        System.exit(found.getDiagnostics().isEmpty() ? 0 : 1);
    }
}`;

export const javaParser: Parser = async (programs, options) => {
  const files = Object.fromEntries(programs.map((program) => [`${program.id}.java`, inJava(program)]));
  await writeFiles(options.folder, { ...files, 'Parse.java': JAVA_PARSER });
  await mustRun('java', ['Parse.java', ...Object.keys(files)], options);
};

/** Where Debian has the AWS SDK, as sources. */
const GO_SOURCES = '/usr/share/gocode';

export const goRunner: Runner = async (programs, options) => {
  const files = Object.fromEntries(
    programs.map(({ id, code }) => [
      `${id.toLowerCase()}.go`,
      replaceOnce(code, 'func main() {', `func run${id}() {`),
    ]),
  );
  files['main.go'] = `package main\n\nfunc main() {\n${programs.map(({ id }) => `\trun${id}()\n`).join('')}}`;
  const sources = path.join(options.folder, 'src/allcases');
  await mkdir(sources, { recursive: true });
  await writeFiles(sources, files);
  const env = {
    ...options.env,
    GO111MODULE: 'off',
    GOPATH: `${options.folder}:${GO_SOURCES}`,
    GOFLAGS: '-p=2',
    // What does not change from run to run is compiled once.
    GOCACHE: path.join(process.env.HOME ?? options.folder, '.cache/go-build'),
  };
  await mustRun('go', ['build', '-o', 'allcases', 'allcases'], { ...options, env });
  return (await runCommand('./allcases', [], options)).output;
};

const inCSharp = ({ id, code }: Program): string =>
  replaceOnce(
    replaceOnce(code, 'class Program\n', `class ${id}\n`),
    'static async Task<int> Main()',
    'public static async Task<int> Run()',
  );

const csharpMain = (ids: readonly string[]): string => `
using System;

class AllCases
{
    static void Check(string name, Func<System.Threading.Tasks.Task<int>> run)
    {
        try
        {
            if (run().GetAwaiter().GetResult() != 0) Console.WriteLine("FAILED " + name);
        }
        catch (Exception error)
        {
            Console.WriteLine("FAILED " + name + " " + error);
        }
    }

    static void Main()
    {
${ids.map((id) => `        Check("${id}", ${id}.Run);`).join('\n')}
    }
}`;

export const csharpRunner: Runner = async (programs, options) => {
  const files = Object.fromEntries(programs.map((program) => [`${program.id}.cs`, inCSharp(program)]));
  files['AllCases.cs'] = csharpMain(programs.map(({ id }) => id));
  await writeFiles(options.folder, files);
  const compile = ['-codepage:utf8', '-r:System.Net.Http.dll', '-out:all.exe', ...Object.keys(files)];
  await mustRun('mcs', compile, options);
  return (await runCommand('mono', ['all.exe'], options)).output;
};

export const csharpParser: Parser = async (programs, options) => {
  const files = Object.fromEntries(programs.map((program) => [`${program.id}.cs`, inCSharp(program)]));
  await writeFiles(options.folder, files);
  await mustRun('mcs', ['-codepage:utf8', '--parse', ...Object.keys(files)], options);
};
