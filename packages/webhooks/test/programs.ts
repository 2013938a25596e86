import {
  csharpParser,
  csharpRunner,
  goRunner,
  javaRunner,
} from '@gatehouse/codegen/test/runners/compiled.ts';
import {
  nodeRunner,
  phpRunner,
  pythonRunner,
  rubyRunner,
  shellRunner,
} from '@gatehouse/codegen/test/runners/interpreted.ts';
import type { Parser, Runner } from '@gatehouse/codegen/test/runners/runner.ts';
import type { CodegenLanguage } from '@gatehouse/contract/plain/codegen-options.ts';

/*
 * A program that calls the function of the verification code for each case in a folder, and prints what it returns:
 * RESULT <program> <case> true|false. A case has the files headers (Name: value), body and url.
 */

/** The function with its program around it. */
export type Harness = {
  /** As ensure-test-tool.mjs calls it; undefined if it is Node itself. */
  tool?: string;
  run: (command: string) => Runner;
  wrap: (code: string, id: string, takesUrl: boolean) => string;
  /** For code whose library the machine does not have. */
  parse?: Parser;
  /** Whether the code can run here. */
  canRun?: (code: string) => boolean;
};

const onceIn = (code: string, find: string | RegExp, replacement: string): string => {
  if (code.split(find).length !== 2) throw new Error(`${find} is not in the code exactly once:\n${code}`);
  return code.replace(find, () => replacement);
};

const inJavaScript: Harness['wrap'] = (code, id, takesUrl) => `${code}

import * as files from 'node:fs';
for (const name of files.readdirSync('cases/${id}')) {
  const read = (part) => files.readFileSync('cases/${id}/' + name + '/' + part);
  const lines = String(read('headers')).split('\\n').filter(Boolean);
  const headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]));
  console.log('RESULT', '${id}', name, verifyWebhook(read('body'), headers${takesUrl ? ", String(read('url'))" : ''}));
}`;

const inPython: Harness['wrap'] = (code, id, takesUrl) => `${code}


import pathlib
for case in pathlib.Path("cases/${id}").iterdir():
    lines = (case / "headers").read_text().splitlines()
    headers = dict(line.split(": ", 1) for line in lines if line)
    result = verify_webhook((case / "body").read_bytes(), headers${takesUrl ? ', (case / "url").read_text()' : ''})
    print("RESULT", "${id}", case.name, str(result).lower())`;

const inRuby: Harness['wrap'] = (code, id, takesUrl) => `${code}

Dir.children('cases/${id}').each do |name|
  read = ->(part) { File.binread("cases/${id}/#{name}/#{part}") }
  headers = read.('headers').split("\\n").to_h { |line| line.split(': ', 2) }
  puts "RESULT ${id} #{name} #{verify_webhook(read.('body'), headers${takesUrl ? ", read.('url')" : ''})}"
end`;

const inPhp: Harness['wrap'] = (
  code,
  id,
  takesUrl,
) => `${onceIn(code, 'function verifyWebhook(', `function verify${id}(`)}

foreach (array_diff(scandir('cases/${id}'), ['.', '..']) as $caseName) {
    $caseHeaders = [];
    foreach (array_filter(explode("\\n", file_get_contents("cases/${id}/$caseName/headers"))) as $line) {
        [$headerName, $headerValue] = explode(': ', $line, 2);
        $caseHeaders[$headerName] = $headerValue;
    }
    $caseResult = verify${id}(file_get_contents("cases/${id}/$caseName/body"), $caseHeaders${takesUrl ? `, file_get_contents("cases/${id}/$caseName/url")` : ''});
    echo "RESULT ${id} $caseName ", var_export($caseResult, true), "\\n";
}`;

const inJava: Harness['wrap'] = (
  code,
  id,
  takesUrl,
) => `${onceIn(code, 'public class WebhookVerifier {', `class Verifier${id} {`)}

public class Main {
    public static void main(String[] args) throws Exception {
        for (java.io.File one : new java.io.File("cases/${id}").listFiles()) {
            java.nio.file.Path path = one.toPath();
            java.util.Map<String, String> headers = new java.util.HashMap<>();
            for (String line : java.nio.file.Files.readAllLines(path.resolve("headers"))) {
                if (!line.isEmpty()) headers.put(line.split(": ", 2)[0], line.split(": ", 2)[1]);
            }
            byte[] body = java.nio.file.Files.readAllBytes(path.resolve("body"));
            boolean result = Verifier${id}.verify(body, headers${takesUrl ? ', java.nio.file.Files.readString(path.resolve("url"))' : ''});
            System.out.println("RESULT ${id} " + one.getName() + " " + result);
        }
    }
}`;

const inGo: Harness['wrap'] = (code, id, takesUrl) => {
  const named = onceIn(
    onceIn(code, 'package webhooks', 'package main'),
    'func VerifyWebhook(',
    `func verify${id}(`,
  );
  const imported = onceIn(
    named,
    'import (',
    'import (\n\ttestbufio "bufio"\n\ttestbytes "bytes"\n\ttestfmt "fmt"\n\ttesthttp "net/http"\n\ttestos "os"\n\ttesttext "net/textproto"',
  );
  return `${imported}

func main() {
	cases, _ := testos.ReadDir("cases/${id}")
	for _, one := range cases {
		read := func(part string) []byte {
			content, _ := testos.ReadFile("cases/${id}/" + one.Name() + "/" + part)
			return content
		}
		lines := testbufio.NewReader(testbytes.NewReader(append(read("headers"), "\\n\\n"...)))
		headers, _ := testtext.NewReader(lines).ReadMIMEHeader()
		err := verify${id}(read("body"), testhttp.Header(headers)${takesUrl ? ', string(read("url"))' : ''})
		testfmt.Println("RESULT ${id}", one.Name(), err == nil)
	}
}`;
};

const inCSharp: Harness['wrap'] = (code, id, takesUrl) => `using System.Threading.Tasks;
${onceIn(code, 'public static class WebhookVerifier', `public static class Verifier${id}`)}

class Program
{
    static async Task<int> Main()
    {
        await Task.Yield();
        foreach (var path in System.IO.Directory.GetDirectories("cases/${id}"))
        {
            var headers = System.IO.File.ReadAllLines(path + "/headers").Where(line => line != "")
                .ToDictionary(line => line.Substring(0, line.IndexOf(':')), line => line.Substring(line.IndexOf(':') + 2));
            var body = System.IO.File.ReadAllBytes(path + "/body");
            var result = Verifier${id}.Verify(body, headers${takesUrl ? ', System.IO.File.ReadAllText(path + "/url")' : ''});
            System.Console.WriteLine("RESULT ${id} " + System.IO.Path.GetFileName(path) + " " + (result ? "true" : "false"));
        }
        return 0;
    }
}`;

/* The clock stands still at the time when the cases were written: a shell starts so many processes that a busy machine
 * needs longer than the shortest tolerance, one minute. */
const inShell: Harness['wrap'] = (code, id, takesUrl) => `${code}

date() { if [ "$*" = +%s ]; then stat -c %Y cases; else command date "$@"; fi; }
for one in cases/${id}/*; do
  if verify_webhook "$one/headers" "$one/body"${takesUrl ? ' "$(cat "$one/url")"' : ''}; then result=true; else result=false; fi
  echo "RESULT ${id} \${one##*/} $result"
done > output-${id}`;

export const HARNESSES: Readonly<Record<CodegenLanguage, Harness>> = {
  javascript: { run: () => nodeRunner, wrap: inJavaScript },
  python: { tool: 'cryptography', run: pythonRunner, wrap: inPython },
  ruby: { tool: 'ruby', run: () => rubyRunner, wrap: inRuby },
  php: { tool: 'php', run: () => phpRunner, wrap: inPhp },
  java: { tool: 'java', run: () => javaRunner, wrap: inJava },
  go: { tool: 'go', run: () => goRunner, wrap: inGo },
  csharp: {
    tool: 'mono',
    run: () => csharpRunner,
    wrap: inCSharp,
    parse: csharpParser,
    // Mono has neither the newer methods of .NET for public keys nor NSec.
    canRun: (code) => !/ImportSubjectPublicKeyInfo|NSec/.test(code),
  },
  curl: { tool: 'openssl', run: () => shellRunner, wrap: inShell },
};
