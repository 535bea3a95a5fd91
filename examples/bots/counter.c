/* A bot without any library: it looks for the first action in the line and answers with it.
 *
 *     cc -O2 -o counter counter.c        and beside it counter.toml:  command = ["./counter"]
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    static char line[1 << 22];
    while (fgets(line, sizeof line, stdin)) {
        const char *moves = strstr(line, "\"moves\":[");
        const char *claim = moves ? strstr(moves, "\"do\":\"claim\"") : NULL;
        const char *action = NULL;
        if (strncmp(line, "{\"type\":\"game\"", 14) == 0) {
            puts("{\"type\":\"ready\"}");
        } else if (moves) {
            /* The action number stands before the move it belongs to. */
            for (const char *at = moves; (at = strstr(at, "\"action\":")); at += 9) {
                if (claim && at > claim) break;
                action = at + 9;
                if (!claim) break;
            }
            printf("{\"action\":%d}\n", atoi(action));
        }
        fflush(stdout);
    }
    return 0;
}
