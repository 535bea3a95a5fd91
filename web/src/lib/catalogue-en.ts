import bots from "@texts/en/bots.ftl?raw";
import errors from "@texts/en/errors.ftl?raw";
import legends from "@texts/en/legends.ftl?raw";
import play from "@texts/en/play.ftl?raw";
import server from "@texts/en/server.ftl?raw";
import table from "@texts/en/table.ftl?raw";
import web from "@texts/en/web.ftl?raw";

export default [errors, table, server, play, legends, bots, web].join("\n");
